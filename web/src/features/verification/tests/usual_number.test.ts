import { isUsualNumber } from '@saajha/contract/document_number'
import type { DocumentType } from '@saajha/contract/verification'
import { expect, test } from 'vitest'

test.each<[DocumentType, string, boolean]>([
  ['aadhaar', '4321 8765 9012', true],
  ['aadhaar', '4321-8765-9012', true],
  ['aadhaar', '4321 8765 901', false],
  ['aadhaar', '1321 8765 9012', false],
  ['pan', 'ABCDE1234F', true],
  ['pan', 'abcde1234f', true],
  ['pan', '1234', false],
  ['pan', '4321 8765 9012', false],
  ['voter_id', 'XYZ1234567', true],
  ['voter_id', 'UP/12/345/678901', true],
  ['voter_id', 'XYZ123456', false],
  ['driving_license', 'MH12 20110012345', true],
  ['driving_license', 'DL-0420110149646', true],
  ['driving_license', 'RJ-13/DLC/12/123456', true],
  ['driving_license', '20110012345', false],
])('a number of the type %s, %s, looks usual: %s', (type, number, isUsual) => {
  expect(isUsualNumber(type, number)).toBe(isUsual)
})
