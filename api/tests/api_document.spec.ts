import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'

test.group('The OpenAPI document', () => {
  test('is served as it is stored', async ({ client, assert }) => {
    const response = await client.get('/api/openapi.json')
    assert.equal(response.header('content-type'), 'application/json; charset=utf-8')
    assert.equal(response.text(), await readFile(app.makePath('openapi.json'), 'utf8'))
  })

  test('is valid OpenAPI 3.1', async ({ client, assert }) => {
    const validator = new Validator()
    const result = await validator.validate((await client.get('/api/openapi.json')).body())
    assert.isTrue(result.valid, JSON.stringify(result))
    assert.equal(validator.version, '3.1')
  })

  test('contains every route', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body()
    const own = ['/api/openapi.json', '/api/docs']
    assert.isAbove(router.toJSON().root!.length, 30)
    for (const { pattern, methods } of router.toJSON().root!) {
      if (!pattern.startsWith('/api/') || own.includes(pattern)) continue
      const path = pattern.replace(/:(\w+)\??/g, '{$1}')
      assert.property(paths[path] ?? {}, methods[0]!.toLowerCase(), pattern)
    }
  })

  test('is served as a page that links every call and type and runs no script', async ({
    client,
    assert,
  }) => {
    const { paths, components } = (await client.get('/api/openapi.json')).body()
    const response = await client.get('/api/docs')
    response.assertStatus(200)
    const page = response.text()
    const calls = Object.values(paths as object).flatMap((methods) => Object.values(methods))
    const names = calls.map((call: any) => call.operationId as string)
    assert.isAbove(names.length, 30)
    for (const name of [...names, ...Object.keys(components.schemas)]) {
      assert.include(page, `id="${name}"`)
      assert.include(page, `href="#${name}"`)
    }
    assert.notMatch(page, /<script|style="|https?:\/\//)
    assert.match(
      response.header('content-security-policy')!,
      /^default-src 'none'; style-src 'sha256-/
    )
  })
})
