import { expect } from 'storybook/test'
import { problems, type ProblemCode } from '@motif/contract'
import { m } from '@motif/messages'
import { fieldErrors, sentenceOf, type Failure } from '@motif/ui/failure'
import preview from '../../.storybook/preview.tsx'

const catalogue = 'Register failed'

const codes: readonly Failure['code'][] = [
  ...(Object.keys(problems) as ProblemCode[]),
  'declined',
  'network',
  'cancelled',
  'unknown'
]
const statuses = [204, 301, 401, 403, 404, 409, 413, 418, 422, 429, 500, 503]

const Sentences = () => (
  <dl>
    {codes.map((code) => (
      <div key={code}>
        <dt>{code}</dt>
        <dd>{sentenceOf({ code, message: catalogue })}</dd>
      </div>
    ))}
    {statuses.map((status) => (
      <div key={status}>
        <dt>{status}</dt>
        <dd>{sentenceOf({ code: 'unreadable', message: catalogue, status })}</dd>
      </div>
    ))}
  </dl>
)

const meta = preview.meta({
  title: 'Components/Failure sentences',
  component: Sentences,
  parameters: { layout: 'padded' }
})

export const WhatEachCodeAndStatusSays = meta.story({
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(m.common_failure_wrong_credentials())).toBeVisible()
    // The messages of the error catalogue are for API clients, not for users.
    await expect(canvasElement).not.toHaveTextContent(catalogue)
    await expect(sentenceOf({ code: 'conflict', message: catalogue, detail: 'It is being printed already.' })).toBe(
      'It is being printed already.'
    )
    await expect(sentenceOf({ code: 'a-newer-code' as 'unknown', message: catalogue, status: 418 })).toBe(
      m.common_failure_refused()
    )
    await expect(sentenceOf({ code: 'too-many-requests', message: catalogue, retryAfter: 95 })).toContain('1:35')
    await expect(
      fieldErrors({ code: 'weak-password', message: catalogue, field: 'password', detail: 'Too easy.' })
    ).toEqual({ password: 'Too easy.' })
  }
})
