import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const ROOT = new URL('../../', import.meta.url)
const DOCUMENT = 'docs/security.md'

/** A test file, or a quoted beginning of a title of the file before it on the line. */
const QUOTE = /(?<file>(?:api|web)\/[\w/]+\.(?:spec|test)\.tsx?)|"(?<title>[^"]+)"/g

test(`every test file and title that ${DOCUMENT} quotes exists`, () => {
  const quotes = read(DOCUMENT).split('\n').flatMap(quotesOf)
  assert.ok(quotes.length > 150, `only ${quotes.length} quotes`)
  assert.deepEqual(
    quotes.filter(({ file, title }) => !hasTitle(read(file), title)),
    []
  )
})

/** The test files and titles that a line quotes, each title with its file; the title of a file itself is empty. */
function quotesOf(line) {
  let file
  return [...line.matchAll(QUOTE)].map(({ groups: { file: next, title = '' } }) => {
    file = next ?? file
    return { file, title }
  })
}

/** Whether a call's first argument is a text that begins with the title. */
function hasTitle(source, title) {
  return new RegExp(`\\(\\s*['"\`]${RegExp.escape(title)}`).test(source)
}

function read(path) {
  return readFileSync(new URL(path, ROOT), 'utf8')
}
