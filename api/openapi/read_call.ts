import ts from 'typescript'
import { noFacts, type CallFacts } from '#openapi/call_facts'
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
 * Extracts the facts of a controller's method and all functions of the app that it calls: parameters, responses and errors.
 * Throws if the method has no response type or no doc comment.
 */
export function readCall(code: SourceCode, file: string, method: string): CallFacts {
  const facts = noFacts()
  const declaration = code.method(file, method)
  facts.response = responseOf(declaration)
  const walked = walk(code, declaration, facts)
  facts.description = describe(code, declaration, walked)
  for (const tag of ts.getJSDocTags(declaration)) {
    if (tag.tagName.text === 'accepts') facts.bodyTypes = String(tag.comment).split(/,\s*/)
  }
  if (facts.successes.size === 0) facts.successes.add(200)
  return facts
}

/** Adds the errors of a middleware. */
export function readMiddleware(code: SourceCode, file: string, facts: CallFacts): void {
  const { errors } = facts
  walk(code, code.method(file, 'handle'), { ...noFacts(), errors })
}

/** Visits a function and all functions of the app that it reaches, and returns them in source order. */
function walk(code: SourceCode, start: ts.Node, facts: CallFacts): ts.Node[] {
  const walked: ts.Node[] = []
  const visitFunction = (declaration: ts.Node) => {
    if (walked.includes(declaration)) return
    walked.push(declaration)
    visit(declaration)
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) recordCall(code, node, facts)
    if (ts.isNewExpression(node)) recordError(code, node, facts)
    if (ts.isPropertyAccessExpression(node)) recordQueryParameter(node, facts)
    if (ts.isIdentifier(node)) {
      const declaration = code.functionNamed(node)
      if (declaration) visitFunction(declaration)
    }
    ts.forEachChild(node, visit)
  }
  visitFunction(start)
  return walked
}

function recordCall(code: SourceCode, node: ts.CallExpression, facts: CallFacts): void {
  if (!ts.isPropertyAccessExpression(node.expression)) return
  const called = node.expression.name.text
  const [first, second] = node.arguments
  const error = FRAMEWORK_ERRORS.get(called)
  if (error) addError(facts, ...error)
  if (called === 'validateUsing') facts.body = code.validator(first!)
  if (called === 'validate' && first?.getText().endsWith('request.qs()')) {
    facts.query.push(code.validator(node.expression.expression))
  }
  if (/\brequest$/.test(node.expression.expression.getText()) && called === 'header') {
    recordHeader(code, node, facts)
  }
  if (!code.sendsResponses(node)) return
  if (called === 'status' && first && ts.isNumericLiteral(first))
    facts.successes.add(Number(first.text))
  if (called === 'noContent') facts.successes.add(204)
  if (called === 'redirect') facts.successes.add(302)
  if (called === 'header' && second && first && ts.isStringLiteral(first)) {
    facts.responseHeaders.add(first.text)
  }
}

/** Records a request header; `X.validate({ key: request.header('...') })` names its validator. */
function recordHeader(code: SourceCode, node: ts.CallExpression, facts: CallFacts): void {
  const [argument] = node.arguments
  if (!argument || !ts.isStringLiteral(argument) || USUAL_HEADERS.has(argument.text)) return
  const name = argument.text
  const property = ts.isPropertyAssignment(node.parent) ? node.parent : null
  const call = property?.parent.parent
  const isValidated =
    call && ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)
  facts.headers.push({
    name,
    validator: isValidated ? code.validator(call.expression.expression) : null,
    property: property?.name.getText() ?? name,
  })
}

function recordQueryParameter(node: ts.PropertyAccessExpression, facts: CallFacts): void {
  if (node.expression.getText().endsWith('request.qs()')) facts.queryNames.add(node.name.text)
}

function recordError(code: SourceCode, node: ts.NewExpression, facts: CallFacts): void {
  const error = code.httpError(node)
  if (error) addError(facts, error.status, error.code)
}

/** Adds an error status, and its code if it is known. */
export function addError(facts: CallFacts, status: number, code?: string): void {
  const codes = facts.errors.get(status) ?? new Set()
  if (code) codes.add(code)
  facts.errors.set(status, codes)
}

/** Parses a return type: `Promise<Item[]>` and `Promise<JsonOf<Item[]>>` are lists of the contract's `Item`. */
function responseOf(declaration: ts.MethodDeclaration): CallFacts['response'] {
  const where = `${declaration.getSourceFile().fileName}, ${declaration.name.getText()}`
  if (!declaration.type) throw new Error(`${where}: declare the response type in the signature`)
  const type = /^(?:Promise<)?(?:JsonOf<)?(\w+)(\[\])?>{0,2}$/.exec(declaration.type.getText())
  if (!type) throw new Error(`${where}: use a named response type of contract/`)
  return type[1] === 'void' ? null : { type: type[1]!, isList: type[2] !== undefined }
}

/** The doc comment of the method, otherwise of the command that it calls, otherwise of the query. */
function describe(code: SourceCode, declaration: ts.Node, walked: ts.Node[]): string {
  const inFolder = (name: string) => walked.find((each) => code.pathOf(each).includes(`/${name}/`))
  for (const each of [declaration, inFolder('commands'), inFolder('queries')]) {
    const text = each && code.docOf(each)
    if (text) return text
  }
  throw new Error(`${code.pathOf(declaration)}: describe the call in a doc comment`)
}
