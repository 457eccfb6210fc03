export { EmailNotice } from '@/features/identity/components/email_notice'
