import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const ROOT = new URL('../../', import.meta.url)

/** The documents whose tables name files and tests, and the smallest number of their quotes. */
const DOCUMENTS = { 'docs/security.md': 150, 'docs/internal/spec-coverage.md': 600 }

/** A file, or a quoted beginning of a title of the test file before it on the line. */
const QUOTE =
  /(?<![\w/])(?<file>(?:api|contract|database|docs|proxy|scripts|web)\/[\w/-]+(?:\.\w+)+)|"(?<title>[^"]+)"/g
const TEST_FILE = /\.(?:spec|test)\.tsx?$/

for (const [document, least] of Object.entries(DOCUMENTS)) {
  test(`every file and test title that ${document} quotes exists`, () => {
    const quotes = read(document).split('\n').flatMap(quotesOf)
    assert.ok(quotes.length > least, `only ${quotes.length} quotes`)
    assert.deepEqual(
      quotes.filter(
        ({ file, title }) => !existsSync(new URL(file, ROOT)) || !hasTitle(file, title)
      ),
      []
    )
  })
}

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
