import { expect } from 'storybook/test'
import { fieldErrors, sentenceOf, type Failure } from '@motif/ui/failure'
import preview from '../../.storybook/preview.tsx'

const catalogue = 'Register failed'

const codes = ['wrong-credentials', 'invalid-code', 'too-many-requests', 'out-of-stock', 'declined', 'network', 'internal', 'unexpected-status'] as const satisfies readonly Failure['code'][]

const Sentences = () => (
  <dl>
    {codes.map((code) => (
      <div key={code}>
        <dt>{code}</dt>
        <dd>{sentenceOf({ code, message: catalogue })}</dd>
      </div>
    ))}
  </dl>
)

const meta = preview.meta({ title: 'Components/Failure sentences', component: Sentences, parameters: { layout: 'padded' } })

export const WhatEachCodeSays = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('E-mail or password is wrong. Check both, or reset the password.')).toBeVisible()
    // Nothing better is known: the catalogue's own text.
    await expect(canvas.getByText(catalogue)).toBeVisible()
    await expect(sentenceOf({ code: 'conflict', message: catalogue, detail: 'It is being printed already.' })).toBe('It is being printed already.')
    await expect(sentenceOf({ code: 'a-newer-code' as 'unknown', message: catalogue })).toBe(catalogue)
    await expect(sentenceOf({ code: 'too-many-requests', message: catalogue, retryAfter: 95 })).toContain('1:35')
    await expect(fieldErrors({ code: 'weak-password', message: catalogue, field: 'password', detail: 'Too easy.' })).toEqual({ password: 'Too easy.' })
  }
})
