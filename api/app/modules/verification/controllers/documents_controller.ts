import type { HttpContext } from '@adonisjs/core/http'
import type { VerificationDocument } from '@saajha/contract/verification'
import { correctDocument } from '#modules/verification/commands/correct_document'
import { submitDocument } from '#modules/verification/commands/submit_document'
import { listDocuments } from '#modules/verification/queries/list_documents'
import { correctDocumentValidator, submitDocumentValidator } from '#modules/verification/validators'

/** A member's own identity documents. */
export default class DocumentsController {
  index({ auth }: HttpContext): Promise<VerificationDocument[]> {
    return listDocuments(auth.getUserOrFail().id)
  }

  async store({ auth, request, response }: HttpContext): Promise<VerificationDocument> {
    const fields = await request.validateUsing(submitDocumentValidator)
    const document = await submitDocument(auth.getUserOrFail().id, fields)
    response.status(201)
    return document
  }

  async update({ auth, params, request }: HttpContext): Promise<VerificationDocument> {
    const changes = await request.validateUsing(correctDocumentValidator)
    return correctDocument(auth.getUserOrFail().id, params.id as string, changes)
  }
}
