import type { HttpContext } from '@adonisjs/core/http'
import type { SubmittedDocument, VerificationDocument } from '@saajha/contract/verification'
import { decideDocument } from '#modules/verification/commands/decide_document'
import { readSubmittedDocuments } from '#modules/verification/commands/read_submitted_documents'
import DocumentPolicy from '#modules/verification/policies/document_policy'
import { decideDocumentValidator } from '#modules/verification/validators'

/** Administrators check what members submitted. */
export default class ReviewsController {
  async index({ auth, bouncer }: HttpContext): Promise<SubmittedDocument[]> {
    await bouncer.with(DocumentPolicy).authorize('review')
    return readSubmittedDocuments(auth.getUserOrFail().id)
  }

  async decide({ auth, bouncer, params, request }: HttpContext): Promise<VerificationDocument> {
    await bouncer.with(DocumentPolicy).authorize('review')
    const decision = await request.validateUsing(decideDocumentValidator)
    return decideDocument(auth.getUserOrFail().id, params.id, decision)
  }
}
