import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members and their sessions. Other modules read members only through the view `member_profiles`. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create extension if not exists citext;

      create table users (
        id uuid primary key default uuidv7(),
        username citext not null constraint users_username_taken unique,
        email citext not null constraint users_email_taken unique,
        full_name text not null,
        password_hash text not null,
        location text,
        phone text,
        profile_image_url text,
        is_verified boolean not null default false,
        role text not null default 'member' check (role in ('member', 'admin')),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      create view member_profiles as
        select id, full_name, location, phone, profile_image_url, is_verified, created_at from users;

      create table sessions (
        id text primary key,
        data text not null,
        user_id text,
        expires_at timestamptz not null
      );
      create index sessions_user on sessions (user_id);
      create index sessions_expiry on sessions (expires_at);

      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
    `)
  }

  override async down() {
    this.schema.raw('drop table rate_limits, sessions; drop view member_profiles; drop table users')
  }
}
