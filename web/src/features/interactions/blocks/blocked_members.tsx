import type { BlockedMember } from '@saajha/contract/conversation'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { useBlocks, useUnblock } from '@/features/interactions/blocks/use_blocks'
import { MemberName } from '@/components/member_name'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { blocks as messages } from '@/messages/blocks'

/** Section of the profile page with the members whom the member has blocked; nothing without any. */
export function BlockedMembers() {
  const blocked = useBlocks()
  if (!blocked || blocked.length === 0) return null

  return (
    <Card as="section" aria-label={messages.heading} className="mt-5 p-[min(1.25rem,5.6vw)] sm:p-6">
      <h2 className="text-heading">{messages.heading}</h2>
      <p className="mt-1 text-soft">{messages.hint}</p>
      <ul className="mt-2 divide-y divide-line">
        {blocked.map((member) => (
          <BlockedRow key={member.id} member={member} />
        ))}
      </ul>
    </Card>
  )
}

function BlockedRow({ member }: { member: BlockedMember }) {
  const removed = useFocusOnRemoval<HTMLLIElement>()
  const unblock = useUnblock(member)

  return (
    <li ref={removed} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <MemberName member={member} />
      {/* Not `busy`, which disables the button: the focus of its removed row would be lost. */}
      <Button
        variant="outline"
        aria-label={messages.unblockNamed({ name: member.fullName })}
        aria-busy={unblock.isPending || undefined}
        onClick={() => !unblock.isPending && unblock.mutate()}
      >
        {messages.unblock}
      </Button>
    </li>
  )
}
