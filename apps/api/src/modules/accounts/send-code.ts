import type { OtpPurpose } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { codeMinutes, issueCode } from './codes.ts'
import { findUser } from './find-user.ts'

const job = 'accounts.send-code'

interface CodeRequest {
  email: string
  purpose: OtpPurpose
}

/**
 * Who asked for a code is found out in a job: the request takes as long, and leaves the same trace, whether or not
 * anybody has an account under the address.
 */
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
 * Left for the queue's next look, up to a second later, instead of being done at once: else the call after this one would
 * be slower where there was a mail to write, and tell who has an account.
 */
export const sendCode = (platform: Platform, wanted: CodeRequest): Promise<void> =>
  platform.jobs.send(job, wanted, { after: platform.clock.now() })
