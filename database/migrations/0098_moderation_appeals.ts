import { BaseSchema } from '@adonisjs/lucid/schema'

/** The newest suspension of each member. The module identity tells a suspended member the reason and whom to ask. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create view member_suspensions as
        select distinct on (user_id) user_id, id as action_id, reason from moderation_actions
        where action = 'member_blocked' order by user_id, created_at desc, id desc
    `)
  }

  override async down() {
    this.schema.raw('drop view member_suspensions')
  }
}
