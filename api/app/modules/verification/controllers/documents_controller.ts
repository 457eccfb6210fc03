import type { HttpContext } from '@adonisjs/core/http'
import { correctDocument } from '#modules/verification/commands/correct_document'
import { submitDocument } from '#modules/verification/commands/submit_document'
import { listDocuments } from '#modules/verification/queries/list_documents'
import { correctDocumentValidator, submitDocumentValidator } from '#modules/verification/validators'

/** A member's own identity documents. */
export default class DocumentsController {
  index({ auth }: HttpContext) {
    return listDocuments(auth.getUserOrFail().id)
  }

  async store({ auth, request, response }: HttpContext) {
    const fields = await request.validateUsing(submitDocumentValidator)
    const document = await submitDocument(auth.getUserOrFail().id, fields)
    return response.status(201).json(document)
  }

  async update({ auth, params, request }: HttpContext) {
    const changes = await request.validateUsing(correctDocumentValidator)
    return correctDocument(auth.getUserOrFail().id, params.id, changes)
  }
}
