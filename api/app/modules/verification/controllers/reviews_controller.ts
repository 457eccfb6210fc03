import type { HttpContext } from '@adonisjs/core/http'
import type {
  DocumentCounts,
  DocumentReading,
  SubmittedDocument,
  VerificationDocument,
} from '@saajha/contract/verification'
import { decideDocument } from '#modules/verification/commands/decide_document'
import { readSubmittedDocuments } from '#modules/verification/commands/read_submitted_documents'
import { countDocuments } from '#modules/verification/queries/count_documents'
import { listReadings } from '#modules/verification/queries/list_readings'
import {
  countDocumentsValidator,
  decideDocumentValidator,
  reviewDocumentsValidator,
} from '#modules/verification/validators'
import { CrossSiteError } from '#shared/http/errors/request_errors'
import { isDirectVisit } from '#shared/http/origin/same_origin'
import { sendPage } from '#shared/http/paging/send_page'

/** Review of submitted documents by administrators. */
export default class ReviewsController {
  async index(ctx: HttpContext): Promise<SubmittedDocument[]> {
    // The read is recorded as a disclosure to the administrator, so another site must not trigger it.
    if (!isDirectVisit(ctx.request.request)) throw new CrossSiteError()
    const { status, ...filter } = await reviewDocumentsValidator.validate(ctx.request.qs())
    const query = { ...filter, status: status === 'all' ? undefined : status }
    return sendPage(ctx, await readSubmittedDocuments(ctx.auth.getUserOrFail().id, query))
  }

  async counts({ request }: HttpContext): Promise<DocumentCounts> {
    const { q } = await countDocumentsValidator.validate(request.qs())
    return countDocuments(q)
  }

  /** Returns which administrators have read the number of a document or opened its pictures, and when. */
  async readings({ params }: HttpContext): Promise<DocumentReading[]> {
    return listReadings(params.id as string)
  }

  async decide({ auth, params, request }: HttpContext): Promise<VerificationDocument> {
    const decision = await request.validateUsing(decideDocumentValidator)
    return decideDocument(auth.getUserOrFail().id, params.id as string, decision)
  }
}
