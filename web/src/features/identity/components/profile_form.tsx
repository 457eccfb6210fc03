import type { CurrentUser } from '@saajha/contract/user'
import { LIMITS } from '@saajha/contract/limits'
import { normalizeLine } from '@saajha/contract/line_text'
import { normalizePhone } from '@saajha/contract/phone'
import { normalizeUpiId } from '@saajha/contract/upi_id'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { LazyAlertDialog } from '@/components/lazy_alert_dialog'
import { lazyPart } from '@/components/lazy_part'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { PasswordInput } from '@/components/password_input'
import { useUnsavedInput } from '@/components/unsaved_input'
import { useKeptProfile } from '@/features/identity/hooks/use_kept_profile'
import { useUpdateProfile } from '@/features/identity/hooks/use_update_profile'
import { isRecentSignInRequired } from '@/features/identity/is_recent_sign_in_required'
import { PROFILE_RULES } from '@/features/identity/profile_validation'
import { RULES } from '@/features/identity/validation'
import { applyServerErrors } from '@/lib/http/apply_server_errors'
import { serverMessage } from '@/lib/http/server_message'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { isLeavingOnPurpose } from '@/lib/session/leave_to'
import { profile } from '@/messages/profile'

const GoogleButton = lazyPart(
  'google_button',
  async () => (await import('@/features/identity/components/google_button')).GoogleButton
)

type Fields = {
  fullName: string
  location: string
  phone: string
  upiId: string
  password: string
}

/**
 * Form for a member's public profile. What they typed is filled in again after a sign-in with Google for it, and after their session
 * has ended.
 */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const update = useUpdateProfile(user)
  const { kept, keep, forget } = useKeptProfile<Omit<Fields, 'password'>>(user.id)
  const keptHintId = useId()
  const keptHint = useRef<HTMLSpanElement>(null)
  // The first layout of a page scrolls to its top, after the focus of its button.
  useEffect(() => keptHint.current?.scrollIntoView({ block: 'center' }), [])
  const form = useForm<Fields>({
    values: {
      fullName: user.fullName,
      location: user.location ?? '',
      phone: user.phone ?? '',
      upiId: user.upiId ?? '',
      password: '',
      ...kept,
    },
    // A number that was removed on another device is not saved again with other changes.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty } = form.formState
  const isKeptUnsaved = kept !== null && !update.isSuccess
  useUnsavedInput(isDirty || isKeptUnsaved, { isSending: update.isPending })
  const hasLocation = user.location !== null
  const fullName = useWatch({ control: form.control, name: 'fullName' })
  const isRenamed = normalizeLine(fullName) !== normalizeLine(user.fullName)

  const typedUpiId = useWatch({ control: form.control, name: 'upiId' })
  const isUpiIdChanged = normalizeUpiId(typedUpiId) !== (user.upiId ?? '')
  const mayAddUpiId = user.isVerified && user.isEmailVerified

  const hasPassword = user.hasPassword !== false
  const isSignInAsked = isRecentSignInRequired(update.error)
  const isKeptShown = kept !== null && update.isIdle

  const [asked, setAsked] = useState<Fields | null>(null)

  const submit = (fields: Fields) => {
    if (update.isPending) return
    if (user.isVerified && isRenamed) setAsked(fields)
    else save(fields)
  }
  const save = (fields: Fields) => {
    const { fullName, location, phone, upiId, password } = fields
    const changes = {
      fullName: fullName.trim(),
      location: location.trim(),
      phone: normalizePhone(phone) || null,
      ...(isUpiIdChanged && { upiId: normalizeUpiId(upiId) || null }),
      ...(isUpiIdChanged && hasPassword && { password }),
    }
    update.mutate(changes, {
      onSuccess: () => {
        form.reset({ ...fields, password: '' }, { keepValues: true })
        form.resetField('password')
        forget()
      },
      onError: (error) => applyServerErrors(error, form),
    })
  }

  const keepTyped = () => {
    const { password: _, ...typed } = form.getValues()
    keep(typed)
  }
  const queryClient = useQueryClient()
  const onRemoved = useEffectEvent(() => {
    const hasSessionEnded = queryClient.getQueryData(CURRENT_USER_KEY) === null
    if (isDirty && hasSessionEnded && !isLeavingOnPurpose()) keepTyped()
  })
  useEffect(() => () => onRemoved(), [])

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(submit)}>
      <Field
        label={profile.fullName}
        hint={user.isVerified && isRenamed && profile.tickWarning}
        error={errors.fullName?.message}
        required
      >
        <Input
          autoComplete="name"
          maxLength={LIMITS.fullName.max}
          {...form.register('fullName', PROFILE_RULES.fullName)}
        />
      </Field>
      <Field
        label={profile.location}
        error={errors.location?.message}
        required={hasLocation}
        optional={!hasLocation}
      >
        <Input
          autoComplete="address-level2"
          placeholder={profile.locationPlaceholder}
          maxLength={LIMITS.location.max}
          {...form.register('location', PROFILE_RULES[hasLocation ? 'location' : 'firstLocation'])}
        />
      </Field>
      <Field label={profile.phone} hint={profile.phoneHint} error={errors.phone?.message} optional>
        <Input
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...form.register('phone', PROFILE_RULES.phone)}
        />
      </Field>
      <Field
        label={profile.upiId}
        hint={mayAddUpiId ? profile.upiIdHint : profile.upiIdNeedsTick}
        error={errors.upiId?.message}
        optional
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          // One that was added before can be removed.
          readOnly={!mayAddUpiId && !user.upiId}
          className={mayAddUpiId || user.upiId ? undefined : 'bg-sunken text-soft'}
          {...form.register('upiId', PROFILE_RULES.upiId)}
        />
      </Field>
      {isUpiIdChanged && isSignInAsked && (
        <Alert variant="danger" action={<GoogleButton onLeave={keepTyped} />}>
          {serverMessage(update.error, profile.updateFailedHint)}
        </Alert>
      )}
      {isUpiIdChanged && hasPassword && (
        <Field
          label={profile.upiIdPassword}
          hint={profile.upiIdPasswordHint}
          error={errors.password?.message}
          required
        >
          <PasswordInput
            autoComplete="current-password"
            {...form.register('password', RULES.currentPassword)}
          />
        </Field>
      )}
      <Field label={profile.email} hint={profile.emailHint}>
        <Input type="email" value={user.email} readOnly className="bg-sunken text-soft" />
      </Field>
      {isKeptShown && (
        <Alert>
          <span ref={keptHint} id={keptHintId}>
            {profile.kept}
          </span>
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        busy={update.isPending}
        autoFocus={kept !== null}
        aria-describedby={isKeptShown ? keptHintId : undefined}
        className="mt-1 sm:self-start"
      >
        {update.isPending ? profile.saving : profile.save}
      </Button>
      <LazyAlertDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={profile.tickQuestion}
        description={profile.tickQuestionHint}
        confirmLabel={profile.save}
        onConfirm={() => {
          save(asked!)
          setAsked(null)
        }}
      />
    </form>
  )
}
