import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { ValidatorName } from '#openapi/validator_schema'

const api = fileURLToPath(new URL('../', import.meta.url))

/** The house's own source, as TypeScript understands it. */
export class SourceCode {
  #program: ts.Program
  #checker: ts.TypeChecker

  constructor() {
    const config = ts.getParsedCommandLineOfConfigFile(
      `${api}tsconfig.json`,
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: () => {},
      }
    )!
    const routes = config.fileNames.filter((file) => file.endsWith('routes.ts'))
    const kernel = config.fileNames.filter((file) => file.endsWith('kernel.ts'))
    this.#program = ts.createProgram([...routes, ...kernel], config.options)
    this.#checker = this.#program.getTypeChecker()
  }

  /** A method of a file's class. */
  method(file: string, name: string): ts.MethodDeclaration {
    const source = this.#program.getSourceFile(file)
    for (const statement of source?.statements ?? []) {
      if (!ts.isClassDeclaration(statement)) continue
      const found = statement.members.find((each) => each.name?.getText() === name)
      if (found && ts.isMethodDeclaration(found)) return found
    }
    throw new Error(`There is no method ${name} in ${file}`)
  }

  /** The function of the house that a name stands for, if it is one. */
  functionNamed(name: ts.Identifier): ts.Node | null {
    const declaration = this.#declaration(name)
    if (!declaration || !declaration.getSourceFile().fileName.startsWith(`${api}app/`)) return null
    if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
      return declaration
    const isArrow =
      ts.isVariableDeclaration(declaration) &&
      declaration.initializer !== undefined &&
      ts.isArrowFunction(declaration.initializer)
    return isArrow ? declaration : null
  }

  /** Where the validator that an expression names is exported. */
  validator(expression: ts.Expression): ValidatorName {
    const declaration = this.#declaration(expression)
    if (!declaration) throw new Error(`${expression.getText()} is no exported validator`)
    return { file: declaration.getSourceFile().fileName, name: expression.getText() }
  }

  /** The status and the sentence of `new SomeRefusal(...)`; null for anything else that is made. */
  httpError(node: ts.NewExpression): { status: number; message: string | undefined } | null {
    const declaration = this.#declaration(node.expression)
    if (!declaration || !ts.isClassDeclaration(declaration)) return null
    if (declaration.name?.text === 'HttpError') return this.#told(node.arguments)
    const base = declaration.heritageClauses?.[0]?.types[0]
    if (base?.expression.getText() !== 'HttpError') return null
    const constructor = declaration.members.find(ts.isConstructorDeclaration)
    const statement = constructor?.body?.statements[0]
    if (!statement || !ts.isExpressionStatement(statement)) return null
    if (!ts.isCallExpression(statement.expression)) return null
    const told = this.#told(statement.expression.arguments)
    if (told) told.message ??= literalText(node.arguments?.[0])
    return told
  }

  /** Whether it stands where replies are made, rather than what they say. */
  sendsResponses(node: ts.Node): boolean {
    return /\/controllers\/|^app\/shared\/http\//.test(this.pathOf(node))
  }

  /** The path of a piece of source, in the API's folder. */
  pathOf(node: ts.Node): string {
    return node.getSourceFile().fileName.slice(api.length)
  }

  /** A declaration's doc comment, on one line. */
  docOf(declaration: ts.Node): string {
    const name = (declaration as ts.MethodDeclaration).name
    const symbol = name && this.#checker.getSymbolAtLocation(name)
    const text = ts.displayPartsToString(symbol?.getDocumentationComment(this.#checker))
    return text.replace(/\s+/g, ' ').trim()
  }

  #told(given: readonly ts.Expression[] | undefined) {
    const status = given?.[0] && this.#checker.getTypeAtLocation(given[0])
    if (!status?.isNumberLiteral()) return null
    const message = given![1] && this.#checker.getTypeAtLocation(given![1])
    const text = message?.isStringLiteral() ? message.value : undefined
    return { status: status.value, message: text ?? literalText(given![1]) }
  }

  #declaration(name: ts.Node): ts.Declaration | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name)
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias
    return (isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0]
  }
}

/** The text of a literal; what a template leaves open becomes three dots. */
export function literalText(node: ts.Expression | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) return node.text
  if (!node || !ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `...${literal.text}`).join('')
}
