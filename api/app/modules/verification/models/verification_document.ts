import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type * as contract from '@saajha/contract/verification'
import { maskNumber } from '@saajha/contract/document_number'
import { encryptNumber } from '#modules/verification/rules/document_number'

/** An identity document. */
export default class VerificationDocument extends BaseModel {
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare documentType: contract.DocumentType

  @column()
  declare maskedNumber: string

  /** Null once the document is decided. */
  @column({ serializeAs: null })
  declare encryptedNumber: string | null

  @column()
  declare holderName: string

  @column()
  declare documentImageUrls: string[]

  @column()
  declare status: contract.DocumentStatus

  @column()
  declare rejectionReason: string | null

  @column()
  declare revision: number

  @column.dateTime()
  declare createdAt: DateTime

  @column.dateTime()
  declare verifiedAt: DateTime | null

  @column()
  declare verifiedBy: string | null

  /** Finds and locks a member's document; null if the member has none with this id. */
  static async lockOf(
    trx: TransactionClientContract,
    userId: string,
    id: string
  ): Promise<VerificationDocument | null> {
    return VerificationDocument.query({ client: trx }).where({ id, userId }).forUpdate().first()
  }

  /** Replaces the given fields, starts a new revision and saves it. The number is stored masked and encrypted. */
  async correct(changes: {
    number?: string
    holderName?: string
    documentImageUrls?: string[]
  }): Promise<void> {
    const { number, holderName, documentImageUrls } = changes
    this.revision += 1
    if (number !== undefined) {
      this.maskedNumber = maskNumber(number)
      this.encryptedNumber = encryptNumber(this.id, number)
    }
    if (holderName !== undefined) this.holderName = holderName
    if (documentImageUrls !== undefined) this.documentImageUrls = documentImageUrls
    await this.save()
  }

  /** The JSON that its submitter receives. */
  toSubmitterJson(): contract.VerificationDocument {
    return {
      id: this.id,
      userId: this.userId,
      documentType: this.documentType,
      documentNumber: this.maskedNumber,
      fullDocumentNumber: null,
      holderName: this.holderName,
      documentImageUrls: this.documentImageUrls,
      status: this.status,
      verificationMethod: 'manual',
      rejectionReason: this.rejectionReason,
      createdAt: this.createdAt.toUTC().toISO()!,
      verifiedAt: this.verifiedAt?.toUTC().toISO() ?? null,
      verifiedBy: this.verifiedBy,
    }
  }
}
