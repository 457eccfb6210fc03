import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Suggestion } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('Search suggestions', () => {
  const suggestionsFor = async (client: ApiClient, q: string): Promise<Suggestion[]> => {
    const response = await client.get(`/api/items/suggestions?q=${encodeURIComponent(q)}`)
    response.assertStatus(200)
    return response.body()
  }

  test('suggests {expected.text} for "{q}"')
    .with([
      { q: 'scoo', expected: { kind: 'category', text: 'Bikes & Scooters', categoryId: 'bike' } },
      { q: 'camra', expected: { kind: 'category', text: 'Cameras', categoryId: 'camera' } },
      { q: 'साइ', expected: { kind: 'category', text: 'Cycles', categoryId: 'cycle' } },
      { q: 'beng', expected: { kind: 'city', text: 'Bengaluru, Karnataka' } },
      { q: 'bomb', expected: { kind: 'city', text: 'Mumbai, Maharashtra' } },
      { q: 'hydrabd', expected: { kind: 'city', text: 'Hyderabad, Telangana' } },
      { q: 'zither f', expected: { kind: 'title', text: 'Zither from Kashmir' } },
      { q: 'zithar', expected: { kind: 'title', text: 'Zither from Kashmir' } },
    ])
    .run(async ({ client, assert }, { q, expected }) => {
      const owner = await Member.join(client, 'Suggested Owner')
      await listItem(owner, { title: 'Zither from Kashmir', categoryId: 'other' })
      const suggestions = await suggestionsFor(client, q)
      assert.deepInclude(suggestions, expected)
      assert.isAtMost(suggestions.length, 8)
    })

  test('suggests categories of that name before categories that contain such things', async ({
    client,
    assert,
  }) => {
    const categories = (await suggestionsFor(client, 'ca')).filter(
      ({ kind }) => kind === 'category'
    )
    assert.sameMembers(
      categories.map(({ text }) => text),
      ['Cars', 'Cameras']
    )
  })

  test('suggests "{q}" as a search for {text} in {location} and in all cities before all else')
    .with([
      { q: 'camera pun', text: 'camera', location: 'Pune, Maharashtra' },
      { q: 'camera in nagp', text: 'camera', location: 'Nagpur, Maharashtra' },
      { q: 'DSLR camera bombay', text: 'DSLR camera', location: 'Mumbai, Maharashtra' },
      { q: 'zither navi mum', text: 'zither', location: 'Navi Mumbai, Maharashtra' },
      { q: 'कैमरा में पुण', text: 'कैमरा', location: 'Pune, Maharashtra' },
      { q: 'tent at mandi', text: 'tent', location: 'Mandi, Himachal Pradesh' },
    ])
    .run(async ({ client, assert }, { q, text, location }) => {
      const suggestions = await suggestionsFor(client, q)
      assert.deepEqual(suggestions.slice(0, 2), [
        { kind: 'search', text, location },
        { kind: 'search', text },
      ])
      assert.notDeepInclude(suggestions, {
        kind: 'category',
        text: 'Skilled Hands',
        categoryId: 'hard-worker',
      })
    })

  test('suggests no search in a city for "{$self}"')
    .with(['camera', 'pune', 'study tab', 'camera pu', 'in pune', 'gaming lap', 'canon cam'])
    .run(async ({ client, assert }, q) => {
      const kinds = (await suggestionsFor(client, q)).map(({ kind }) => kind)
      assert.notInclude(kinds, 'search')
    })

  test('suggests titles before a metro whose name begins like a thing', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Seated Owner')
    await listItem(owner, { title: 'Quilted chair', categoryId: 'home-accessories' })
    const suggestions = await suggestionsFor(client, 'quilted cha')
    assert.deepEqual(suggestions.slice(0, 2), [
      { kind: 'title', text: 'Quilted chair' },
      { kind: 'search', text: 'quilted', location: 'Chandigarh, Chandigarh' },
    ])
  })

  test('suggests cameras before all else for "cam"', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Filming Owner')
    await listItem(owner, { title: 'Camcorder', categoryId: 'camera' })
    const suggestions = await suggestionsFor(client, 'cam')
    assert.deepEqual(suggestions.slice(0, 2), [
      { kind: 'category', text: 'Cameras', categoryId: 'camera' },
      { kind: 'title', text: 'Camcorder' },
    ])
    assert.notInclude(
      suggestions.map(({ text }) => text),
      'Everything Else'
    )
  })

  test('suggests a title of several listings once', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Repeating Owner')
    for (let n = 0; n < 3; n++)
      await listItem(owner, { title: 'Nyckelharpa of oak', categoryId: 'other' })
    const titles = (await suggestionsFor(client, 'nyckelh')).filter(({ kind }) => kind === 'title')
    assert.deepEqual(titles, [{ kind: 'title', text: 'Nyckelharpa of oak' }])
  })

  test('suggests nothing for one letter, punctuation or unknown text and rejects 201 characters', async ({
    client,
    assert,
  }) => {
    for (const q of ['', 'a', '!?', 'xqzvwk']) assert.isEmpty(await suggestionsFor(client, q), q)
    ;(await client.get(`/api/items/suggestions?q=${'a'.repeat(201)}`)).assertStatus(422)
  })

  test('does not suggest a deleted listing', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Shy Owner')
    const item = await listItem(owner, { title: 'Gramophone with horn', categoryId: 'other' })
    assert.lengthOf(await suggestionsFor(client, 'gramophone w'), 1)
    await owner.delete(`/api/items/${item.id}`)
    assert.isEmpty(await suggestionsFor(client, 'gramophone w'))
  })
})
