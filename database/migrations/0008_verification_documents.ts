import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Identity documents. The full number is stored encrypted until an administrator's decision erases it. Each time an
 * administrator reads one is recorded.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table verification_documents (
        id uuid primary key default uuidv7(),
        user_id uuid not null references users,
        document_type text not null check (document_type in ('aadhaar', 'pan', 'voter_id', 'driving_license')),
        masked_number text not null,
        encrypted_number text,
        holder_name text not null,
        document_image_urls text[] not null default '{}',
        status text not null default 'pending' check (status in ('pending', 'verified', 'rejected', 'expired')),
        rejection_reason text,
        created_at timestamptz not null default now(),
        verified_at timestamptz,
        verified_by uuid references users,
        constraint document_submitted_once unique (user_id, document_type),
        check (status = 'pending' or encrypted_number is null)
      );
      create index verification_documents_newest on verification_documents (created_at desc, id desc);

      create table document_number_readings (
        document_id uuid not null references verification_documents,
        administrator_id uuid not null references users,
        read_at timestamptz not null default now()
      );
      create index document_number_readings_of_document on document_number_readings (document_id, read_at);
    `)
  }

  override async down() {
    this.schema.raw('drop table document_number_readings, verification_documents')
  }
}
