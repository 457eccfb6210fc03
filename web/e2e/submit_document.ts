import { expect } from 'vitest'
import type { TestUser } from './fixtures.ts'

/** Submits a member's document for review by the API instead of the form. */
export async function submitDocument({ context, user }: TestUser): Promise<void> {
  const data = {
    documentType: 'pan',
    documentNumber: 'XXXXXX234F',
    fullDocumentNumber: 'ABCDE1234F',
    holderName: user!.fullName,
    documentImageUrls: [],
  }
  const response = await context.request.post('/api/verification-documents', { data })
  expect(response.ok(), await response.text()).toBe(true)
}
