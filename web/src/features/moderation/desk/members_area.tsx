import type { DeskMember, SuspensionBody } from '@saajha/contract/moderation'
import { LIMITS } from '@saajha/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Dialog } from '@/components/dialog'
import { EmptyState } from '@/components/empty_state'
import { Field } from '@/components/field'
import { PageLoading } from '@/components/page_loading'
import { Textarea } from '@/components/textarea'
import { DeskFailed } from '@/features/moderation/desk/desk_failed'
import type { DeskLocation } from '@/features/moderation/desk/desk_location'
import { DeskSearch } from '@/features/moderation/desk/desk_search'
import { Facts } from '@/features/moderation/desk/member_facts'
import { useDeskMembers, useRefetchDesk } from '@/features/moderation/desk/use_desk'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { textRule } from '@/lib/text/field_rules'
import { common } from '@/messages/common'
import { desk } from '@/messages/desk'

/** Finds members, and suspends or reinstates them with a reason. */
export function MembersArea({ location }: { location: DeskLocation }) {
  const { data: members, error, refetch, isLoading } = useDeskMembers(location.q)

  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <DeskSearch
        key={location.q}
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

  return (
    <Card as="li" className="flex flex-col gap-1 p-4">
      <Facts member={member} />
      <Button variant="outline" className="w-fit" onClick={() => setAsking(true)}>
        {texts.act}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title={texts.title} description={texts.hint}>
        <SuspensionForm
          member={member}
          isSuspended={isSuspended}
          act={texts.act}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </Card>
  )
}

type FormProps = { member: DeskMember; act: string; onClose: () => void } & Pick<
  SuspensionBody,
  'isSuspended'
>

function SuspensionForm({ member, act, isSuspended, onClose }: FormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const refetchDesk = useRefetchDesk()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: SuspensionBody) =>
      sendJson<DeskMember>('PUT', `/api/admin/members/${member.id}/suspension`, body),
    onSuccess: () => {
      onClose()
      return refetchDesk()
    },
  })

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(({ reason }) => mutate({ isSuspended, reason: reason.trim() }))}
    >
      <Field
        label={desk.reason}
        hint={desk.reasonHint}
        error={formState.errors.reason?.message}
        required
      >
        <Textarea
          maxLength={LIMITS.rejectionReason.max}
          {...register('reason', textRule(desk.reasonRequired))}
        />
      </Field>
      {error && (
        <p role="alert" className="text-danger">
          {desk.actionFailed}: {serverMessage(error, common.offlineHint)}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button type="submit" variant={isSuspended ? 'danger' : 'primary'} busy={isPending}>
          {act}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
