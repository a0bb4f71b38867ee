import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { answerable, done, reachedStates, refused, statesOf } from '../testing.ts'
import {
  contactFailureOf,
  contactMachine,
  isSending,
  isSent,
  type ContactResponse,
  type ContactMessageDraft
} from './index.ts'

const message: ContactMessageDraft = { name: 'Ada', email: 'ada@example.com', topic: 'order', message: 'Where is it?' }

function scene() {
  const send = answerable<ContactResponse, ContactMessageDraft>()
  const actor = createActor(contactMachine.provide({ actors: { send: send.logic } })).start()
  return { actor, send, now: () => actor.getSnapshot() }
}

describe('writing to the shop', () => {
  it('can reach every state', () => {
    expect(
      reachedStates(contactMachine, [{ type: 'SEND', message }, done('send', { status: 200, data: {} })], [undefined])
    ).toEqual(statesOf(contactMachine))
  })

  it('sends the message as it is and may send another', async () => {
    const { actor, send, now } = scene()
    actor.send({ type: 'SEND', message })
    expect(isSending(now())).toBe(true)
    expect(send.last().input).toEqual(message)
    await send.last().answer({ status: 200, data: {} })
    expect(isSent(now())).toBe(true)
    actor.send({ type: 'WRITE_AGAIN' })
    expect(now().value).toBe('form')
  })

  it('ends in "Register failed" on any other status', async () => {
    const { actor, send, now } = scene()
    actor.send({ type: 'SEND', message })
    await send.last().answer({ status: 201, data: {} })
    expect(contactFailureOf(now())).toMatchObject({ message: 'Register failed', status: 201 })
    actor.send({ type: 'SEND', message })
    await send.last().refuse(refused(400, 'invalid-input', { errors: [{ pointer: '/message', detail: 'Too long' }] }))
    expect(contactFailureOf(now())).toMatchObject({
      message: 'Register failed',
      field: 'message',
      fields: { message: 'Too long' }
    })
    actor.send({ type: 'EDIT' })
    expect(contactFailureOf(now())).toBeNull()
  })

  it('takes one click for one message', () => {
    const { actor, send } = scene()
    actor.send({ type: 'SEND', message })
    actor.send({ type: 'SEND', message })
    expect(send.calls).toHaveLength(1)
  })
})
