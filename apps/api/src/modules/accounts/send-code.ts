import type { OtpPurpose } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { codeMinutes, issueCode } from './codes.ts'
import { findUser } from './find-user.ts'

const job = 'accounts.send-code'

interface CodeRequest {
  email: string
  purpose: OtpPurpose
}

/** Looks the account up in a job: the request takes as long, and has the same effects, whether or not an account exists. */
export function handleCodeJobs(platform: Platform): void {
  platform.jobs.handle<CodeRequest>(job, async ({ email, purpose }) => {
    const user = await findUser(platform.db, email)
    if (!user) return
    const isDone = purpose === 'register' && user.verifiedAt !== null
    const to = user.email
    if (isDone) return platform.mail.send({ to, template: 'already-registered', data: null })
    const data = { code: await issueCode(platform, user.id, purpose), minutes: codeMinutes }
    await platform.mail.send({ to, template: `${purpose}-code`, data })
  })
}

/**
 * Left for the next poll of the queue, up to a second later. If it ran at once, the next call would be slower if there was a mail to write, which
 * reveals an account.
 */
export const sendCode = (platform: Platform, wanted: CodeRequest): Promise<void> =>
  platform.jobs.send(job, wanted, { after: platform.clock.now() })
