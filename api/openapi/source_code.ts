import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { ValidatorName } from '#openapi/validator_schema'

const api = fileURLToPath(new URL('../', import.meta.url))

/** The source code of the app, with TypeScript's type information. */
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

  /** Finds a method of the class in a file; throws if there is none. */
  method(file: string, name: string): ts.MethodDeclaration {
    const source = this.#program.getSourceFile(file)
    for (const statement of source?.statements ?? []) {
      if (!ts.isClassDeclaration(statement)) continue
      const found = statement.members.find((each) => each.name?.getText() === name)
      if (found && ts.isMethodDeclaration(found)) return found
    }
    throw new Error(`There is no method ${name} in ${file}`)
  }

  /** The declaration of a function of the app by an identifier; null for anything else. */
  functionNamed(name: ts.Identifier): ts.Node | null {
    const declaration = this.#declaration(name)
    if (!declaration || !declaration.getSourceFile().fileName.startsWith(`${api}app/`)) return null
    if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
      return declaration
    const value = ts.isVariableDeclaration(declaration) && declaration.initializer
    return value && (ts.isArrowFunction(value) || this.#isMadeFunction(value)) ? declaration : null
  }

  /** The file and export name of a validator expression; throws if it is not exported. */
  validator(expression: ts.Expression): ValidatorName {
    const declaration = this.#declaration(expression)
    if (!declaration) throw new Error(`${expression.getText()} is no exported validator`)
    return { file: declaration.getSourceFile().fileName, name: expression.getText() }
  }

  /**
   * The status and code in the type of `new SomeError(...)`, a subclass of `HttpError`; null for any other class. A class
   * with several codes has none here.
   */
  httpError(node: ts.NewExpression): { status: number; code: string | undefined } | null {
    const error = this.#checker.getTypeAtLocation(node)
    const status = this.#typeOf(error, 'status')
    const code = this.#typeOf(error, 'code')
    if (!status?.isNumberLiteral()) return null
    return { status: status.value, code: code?.isStringLiteral() ? code.value : undefined }
  }

  /** Whether a node belongs to the code that sends responses. */
  sendsResponses(node: ts.Node): boolean {
    return /\/controllers\/|^app\/shared\/http\//.test(this.pathOf(node))
  }

  /** The path of a node's file, relative to the API's folder. */
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

  /** Whether a value is the function that a call returns, such as the function of `rateLimit()`. */
  #isMadeFunction(value: ts.Expression): boolean {
    return (
      ts.isCallExpression(value) &&
      this.#checker.getTypeAtLocation(value).getCallSignatures().length > 0
    )
  }

  #typeOf(type: ts.Type, property: string): ts.Type | undefined {
    const symbol = type.getProperty(property)
    return symbol && this.#checker.getTypeOfSymbol(symbol)
  }

  #declaration(name: ts.Node): ts.Declaration | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name)
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias
    return (isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0]
  }
}
