import type { DeskMember, SuspensionBody } from '@saajha/contract/moderation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty_state'
import { PageLoading } from '@/components/page_loading'
import { DeskFailed } from '@/features/moderation/desk/desk_failed'
import type { DeskLocation } from '@/features/moderation/desk/desk_location'
import { DeskSearch } from '@/features/moderation/desk/desk_search'
import { Facts } from '@/features/moderation/desk/member_facts'
import { ReasonDialog } from '@/features/moderation/desk/reason_dialog'
import { useDeskMembers } from '@/features/moderation/desk/use_desk'
import { sendJson } from '@/lib/http/api'
import { desk } from '@/messages/desk'

/** Finds members, and suspends or reinstates them with a reason. */
export function MembersArea({ location }: { location: DeskLocation }) {
  const { data: members, error, refetch, isLoading } = useDeskMembers(location.q)

  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <DeskSearch
        location={location}
        label={desk.findMembers}
        placeholder={desk.findMembersPlaceholder}
      />
      {!location.q && <p className="text-soft">{desk.findMembersHint}</p>}
      {isLoading && <PageLoading />}
      {error && !members && <DeskFailed error={error} onRetry={() => void refetch()} />}
      {members?.length === 0 && (
        <EmptyState title={desk.noMembers({ q: location.q })} description={desk.noMembersHint} />
      )}
      <ul className="flex flex-col gap-3">
        {members?.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
    </div>
  )
}

function MemberRow({ member }: { member: DeskMember }) {
  const [isAsking, setAsking] = useState(false)
  const isSuspended = !member.isSuspended
  const texts = isSuspended
    ? { act: desk.suspend, title: desk.suspendHeading(member), hint: desk.suspendHint }
    : { act: desk.reinstate, title: desk.reinstateHeading(member), hint: desk.reinstateHint }
  const send = (reason: string) => {
    const body: SuspensionBody = { isSuspended, reason }
    return sendJson<DeskMember>('PUT', `/api/admin/members/${member.id}/suspension`, body)
  }

  return (
    <Card as="li" className="flex flex-col gap-1 p-4">
      <Facts member={member} />
      <Button variant="outline" className="w-fit" onClick={() => setAsking(true)}>
        {texts.act}
      </Button>
      <ReasonDialog
        key={texts.act}
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.title}
        description={texts.hint}
        act={texts.act}
        isDangerous={isSuspended}
        send={send}
      />
    </Card>
  )
}
