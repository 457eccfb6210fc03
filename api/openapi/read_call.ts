import ts from 'typescript'
import { noFacts, type CallFacts } from '#openapi/call_facts'
import { literalText, type SourceCode } from '#openapi/source_code'

/** Refusals that the framework makes, by the method that makes them. */
const FRAMEWORK_REFUSALS = new Map([
  ['authorize', 403],
  ['authenticateUsing', 401],
  ['consume', 429],
  ['penalize', 429],
  ['validate', 422],
  ['validateUsing', 422],
])

/** Headers that every client sends by itself, or that OpenAPI describes elsewhere. */
const USUAL_HEADERS = new Set(['content-type', 'content-length', 'cookie', 'range'])

/**
 * Reads a controller's method and everything of the house that it calls: what it takes, what it replies, and with which
 * words it refuses.
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

/** The refusals of a middleware, by status. */
export function readMiddleware(code: SourceCode, file: string): CallFacts['httpErrors'] {
  const facts = noFacts()
  walk(code, code.method(file, 'handle'), facts)
  return facts.httpErrors
}

/** The functions of the house that are reached from one, in the order of the source. */
function walk(code: SourceCode, start: ts.Node, facts: CallFacts): ts.Node[] {
  const walked: ts.Node[] = []
  const visitFunction = (declaration: ts.Node) => {
    if (walked.includes(declaration)) return
    walked.push(declaration)
    visit(declaration)
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) noteCall(code, node, facts)
    if (ts.isNewExpression(node)) recordError(code, node, facts)
    if (ts.isPropertyAccessExpression(node)) noteQuestion(node, facts)
    if (ts.isIdentifier(node)) {
      const declaration = code.functionNamed(node)
      if (declaration) visitFunction(declaration)
    }
    ts.forEachChild(node, visit)
  }
  visitFunction(start)
  return walked
}

function noteCall(code: SourceCode, node: ts.CallExpression, facts: CallFacts): void {
  if (!ts.isPropertyAccessExpression(node.expression)) return
  const called = node.expression.name.text
  const [first, second] = node.arguments
  const httpError = FRAMEWORK_REFUSALS.get(called)
  if (httpError !== undefined) note(facts, httpError)
  if (called === 'validateUsing') facts.body = code.validator(first!)
  if (called === 'validate' && first?.getText().endsWith('request.qs()')) {
    facts.query.push(code.validator(node.expression.expression))
  }
  if (/\brequest$/.test(node.expression.expression.getText()) && called === 'header') {
    noteHeader(code, node, facts)
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

/** `X.validate({ key: request.header('...') })` says what the header may be. */
function noteHeader(code: SourceCode, node: ts.CallExpression, facts: CallFacts): void {
  const name = literalText(node.arguments[0])
  if (name === undefined || USUAL_HEADERS.has(name)) return
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

function noteQuestion(node: ts.PropertyAccessExpression, facts: CallFacts): void {
  if (node.expression.getText().endsWith('request.qs()')) facts.queryNames.add(node.name.text)
}

function recordError(code: SourceCode, node: ts.NewExpression, facts: CallFacts): void {
  const httpError = code.httpError(node)
  if (httpError) note(facts, httpError.status, httpError.message)
}

function note(facts: CallFacts, status: number, message?: string): void {
  const messages = facts.httpErrors.get(status) ?? new Set()
  if (message) messages.add(message)
  facts.httpErrors.set(status, messages)
}

/** `Promise<Item[]>`, or `Promise<JsonOf<Item[]>>`, as the contract's `Item`, as a list. */
function responseOf(declaration: ts.MethodDeclaration): CallFacts['response'] {
  const where = `${declaration.getSourceFile().fileName}, ${declaration.name.getText()}`
  if (!declaration.type) throw new Error(`${where}: say in the signature what it replies`)
  const type = /^(?:Promise<)?(?:JsonOf<)?(\w+)(\[\])?>{0,2}$/.exec(declaration.type.getText())
  if (!type) throw new Error(`${where}: give the reply a name in contract/`)
  return type[1] === 'void' ? null : { type: type[1]!, isList: type[2] !== undefined }
}

/** Its own doc comment, else that of the command it calls, else of the query. */
function describe(code: SourceCode, declaration: ts.Node, walked: ts.Node[]): string {
  const inFolder = (name: string) => walked.find((each) => code.pathOf(each).includes(`/${name}/`))
  for (const each of [declaration, inFolder('commands'), inFolder('queries')]) {
    const text = each && code.docOf(each)
    if (text) return text
  }
  throw new Error(`${code.pathOf(declaration)}: say in a doc comment what the call does`)
}
