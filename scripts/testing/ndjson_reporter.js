/** A reporter of Node's test runner: one line of JSON for each test, in the shape of Japa's reporter `ndjson`. */
export default async function* ndjsonReporter(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.details.type === 'suite') continue
    const error = data.details.error?.cause ?? data.details.error
    yield `${JSON.stringify({
      event: 'test:end',
      title: data.name,
      duration: data.details.duration_ms,
      isSkipped: data.skip !== undefined,
      skipReason: data.skip,
      isFailing: false,
      errors: type === 'test:fail' ? [{ error: { stack: error?.stack ?? String(error) } }] : [],
    })}\n`
  }
}
