import { expect, test } from 'vitest'
import { ownerName } from '@/lib/text/owner_name'
import { ownerPhone } from '@/lib/text/owner_phone'
import { bike } from '@/tests/bike'

test.each([
  ['+919800000001', '+919800000002', '+919800000001'],
  [' ', ' +919800000002 ', '+919800000002'],
  [null, '+919800000002', '+919800000002'],
  [' ', ' ', null],
  [null, null, null],
])('the phone of an item with %j and of an owner with %j is %j', (contactPhone, phone, shown) => {
  expect(ownerPhone({ contactPhone, owner: { ...bike.owner, phone } })).toBe(shown)
})

test.each([
  [' Asha Rao ', 'Asha Rao'],
  ['DEMO owner', 'Item Owner'],
  ['Demo Rao', 'Demo Rao'],
  ['  ', 'Item Owner'],
])('the display name of an owner named %j is %s', (fullName, name) => {
  expect(ownerName({ fullName })).toBe(name)
})
