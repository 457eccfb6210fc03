import ts from 'typescript'
import { emptyDetails, type OperationDetails } from '#openapi/operation_details'
import type { SourceCode } from '#openapi/source_code'

/** The status and code of framework errors, by the method that throws them. A validation has many codes. */
const FRAMEWORK_ERRORS = new Map<string, [status: number, code?: string]>([
  ['authorize', [403, 'forbidden']],
  ['authenticateUsing', [401, 'loginRequired']],
  ['validate', [422]],
  ['validateUsing', [422]],
])

/** Headers that every client sends automatically, or that OpenAPI describes elsewhere. */
const USUAL_HEADERS = new Set(['content-type', 'content-length', 'cookie', 'range'])

/**
 * Extracts the details of a controller's method and all functions of the app that it calls: parameters, responses and errors.
 * Throws if the method has no response type or no doc comment.
 */
export function readCall(code: SourceCode, file: string, method: string): OperationDetails {
  const details = emptyDetails()
  const declaration = code.method(file, method)
  details.response = responseOf(declaration)
  const visited = traverse(code, declaration, details)
  details.description = describe(code, declaration, visited)
  for (const tag of ts.getJSDocTags(declaration)) {
    if (tag.tagName.text === 'accepts') details.bodyTypes = String(tag.comment).split(/,\s*/)
    if (tag.tagName.text === 'produces') details.responseType = String(tag.comment)
  }
  if (details.successes.size === 0) details.successes.add(200)
  return details
}

/** Adds the errors of a middleware. */
export function readMiddleware(code: SourceCode, file: string, details: OperationDetails): void {
  const { errors } = details
  traverse(code, code.method(file, 'handle'), { ...emptyDetails(), errors })
}

/** Visits a function and all functions of the app that it reaches, and returns them in source order. */
function traverse(code: SourceCode, start: ts.Node, details: OperationDetails): ts.Node[] {
  const visited: ts.Node[] = []
  const visitFunction = (declaration: ts.Node) => {
    if (visited.includes(declaration)) return
    visited.push(declaration)
    visit(declaration)
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) recordCall(code, node, details)
    if (ts.isNewExpression(node)) recordError(code, node, details)
    if (ts.isPropertyAccessExpression(node)) recordQueryParameter(node, details)
    if (ts.isIdentifier(node)) {
      const declaration = code.functionNamed(node)
      if (declaration) visitFunction(declaration)
    }
    ts.forEachChild(node, visit)
  }
  visitFunction(start)
  return visited
}

function recordCall(code: SourceCode, node: ts.CallExpression, details: OperationDetails): void {
  if (!ts.isPropertyAccessExpression(node.expression)) return
  const called = node.expression.name.text
  const [first, second] = node.arguments
  const error = FRAMEWORK_ERRORS.get(called)
  if (error) addError(details, ...error)
  if (called === 'validateUsing') details.body = code.validator(first!)
  if (called === 'validate' && first?.getText().endsWith('request.qs()')) {
    details.query.push(code.validator(node.expression.expression))
  }
  if (/\brequest$/.test(node.expression.expression.getText()) && called === 'header') {
    recordHeader(code, node, details)
  }
  if (!code.sendsResponses(node)) return
  if (called === 'status' && first && ts.isNumericLiteral(first))
    details.successes.add(Number(first.text))
  if (called === 'noContent') details.successes.add(204)
  if (called === 'redirect') details.successes.add(302)
  if (called === 'header' && second && first && ts.isStringLiteral(first)) {
    details.responseHeaders.add(first.text)
  }
}

/** Records a request header; `X.validate({ key: request.header('...') })` names its validator. */
function recordHeader(code: SourceCode, node: ts.CallExpression, details: OperationDetails): void {
  const [argument] = node.arguments
  if (!argument || !ts.isStringLiteral(argument) || USUAL_HEADERS.has(argument.text)) return
  const name = argument.text
  const property = ts.isPropertyAssignment(node.parent) ? node.parent : null
  const call = property?.parent.parent
  const isValidated =
    call && ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)
  details.headers.push({
    name,
    validator: isValidated ? code.validator(call.expression.expression) : null,
    property: property?.name.getText() ?? name,
  })
}

function recordQueryParameter(node: ts.PropertyAccessExpression, details: OperationDetails): void {
  if (node.expression.getText().endsWith('request.qs()')) details.queryNames.add(node.name.text)
}

function recordError(code: SourceCode, node: ts.NewExpression, details: OperationDetails): void {
  const error = code.httpError(node)
  if (error) addError(details, error.status, error.code)
}

/** Adds an error status, and its code if it is known. */
export function addError(details: OperationDetails, status: number, code?: string): void {
  const codes = details.errors.get(status) ?? new Set()
  if (code) codes.add(code)
  details.errors.set(status, codes)
}

/** Parses a return type: `Promise<Item[]>` and `Promise<JsonOf<Item[]>>` are lists of the contract's `Item`. */
function responseOf(declaration: ts.MethodDeclaration): OperationDetails['response'] {
  const where = `${declaration.getSourceFile().fileName}, ${declaration.name.getText()}`
  if (!declaration.type) throw new Error(`${where}: declare the response type in the signature`)
  const type = /^(?:Promise<)?(?:JsonOf<)?(\w+)(\[\])?>{0,2}$/.exec(declaration.type.getText())
  if (!type) throw new Error(`${where}: use a named response type of contract/`)
  return type[1] === 'void' ? null : { type: type[1]!, isList: type[2] !== undefined }
}

/** The doc comment of the method, otherwise of the command that it calls, otherwise of the query. */
function describe(code: SourceCode, declaration: ts.Node, visited: ts.Node[]): string {
  const inFolder = (name: string) => visited.find((each) => code.pathOf(each).includes(`/${name}/`))
  for (const each of [declaration, inFolder('commands'), inFolder('queries')]) {
    const text = each && code.docOf(each)
    if (text) return text
  }
  throw new Error(`${code.pathOf(declaration)}: describe the call in a doc comment`)
}
