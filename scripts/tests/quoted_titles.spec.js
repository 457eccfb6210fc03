import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const ROOT = new URL('../../', import.meta.url)

/** The document whose tables quote test titles, and the smallest number of its quotes. */
const SECURITY = 'docs/security.md'
const MIN_QUOTES = 150

/** A file, or a quoted beginning of a title of the test file before it on the line. */
const QUOTE =
  /(?<![\w/])(?<file>(?:api|contract|database|docs|proxy|scripts|web)\/[\w/-]+(?:\.\w+)+)|"(?<title>[^"]+)"/g
const TEST_FILE = /\.(?:spec|test)\.tsx?$/

/** The documents that name source files, by the ends of their paths: `lists/sort_orders.ts`. */
const GUIDES = ['*.md', 'docs/*.md', 'docs/recipes/*.md', 'api/app/modules/*/README.md']
const MIN_NAMES = 150
const NAMED_FILE = /`([\w./-]+\.(?:tsx?|js|css|cfg|yml|html))`/g
const NOT_CODE = ['node_modules', '.git', '.data', 'build', 'dist']

test(`every file and test title that ${SECURITY} quotes exists`, () => {
  const quotes = read(SECURITY).split('\n').flatMap(quotesOf)
  assert.ok(quotes.length > MIN_QUOTES, `only ${quotes.length} quotes`)
  assert.deepEqual(
    quotes.filter(({ file, title }) => !existsSync(new URL(file, ROOT)) || !hasTitle(file, title)),
    []
  )
})

test('every source file that a document names exists', () => {
  const files = globSync('**/*.{ts,tsx,js,css,cfg,yml,html}', {
    cwd: ROOT,
    exclude: (name) => NOT_CODE.includes(name),
  }).map((file) => `/${file}`)
  const named = globSync(GUIDES, { cwd: ROOT }).flatMap((document) =>
    [...read(document).matchAll(NAMED_FILE)].map(([, file]) => ({ document, file }))
  )
  assert.ok(named.length > MIN_NAMES, `only ${named.length} names`)
  const exists = (name) =>
    existsSync(new URL(name, ROOT)) || files.some((file) => file.endsWith(`/${name}`))
  assert.deepEqual(
    named.filter(({ file }) => !exists(file)),
    []
  )
})

/**
 * The files and titles that a line quotes, each title with its test file; the title of a file itself is empty. A text in
 * quotes before the first test file is one of the product.
 */
function quotesOf(line) {
  let testFile
  return [...line.matchAll(QUOTE)].flatMap(({ groups: { file, title = '' } }) => {
    if (file && TEST_FILE.test(file)) testFile = file
    if (file) return { file, title }
    return testFile ? { file: testFile, title } : []
  })
}

/** Whether a call's first argument is a text that begins with the title. */
function hasTitle(file, title) {
  return title === '' || new RegExp(`\\(\\s*['"\`]${RegExp.escape(title)}`).test(read(file))
}

function read(path) {
  return readFileSync(new URL(path, ROOT), 'utf8')
}
