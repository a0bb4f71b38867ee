import { sessionMachine } from '@motif/flows/session'
import { fromCallback } from 'xstate'
import { loginData } from '../actors.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed } from '../walk/written.ts'

export const sessionWalk: Walk = {
  machine: sessionMachine,
  beginnings: [{ name: 'Nobody has said anything yet' }],
  events: [
    { event: { type: 'IDENTITY_CHANGED', person: { id: 'ada' } }, called: 'Ada' },
    { event: { type: 'IDENTITY_CHANGED', person: { id: 'grace' } }, called: 'Grace' },
    { event: { type: 'IDENTITY_CHANGED', person: null }, called: 'nobody' },
    did('freshToken', 'header.payload.signature'),
    failed('freshToken', 'network'),
    did('currentUser', { status: 200, data: loginData.user }),
    did('currentUser', { status: 200, data: null }, 'names nobody'),
    failed('currentUser', 'network'),
    { event: { type: 'REFRESH' } },
    { event: { type: 'SIGN_OUT' } },
    did('signOut'),
    failed('signOut', 'network'),
    failed('identity', 'network', 'the provider fails')
  ],
  guards: {
    isAnother: 'it is somebody else than the one who is signed in',
    isSomebody: 'it is somebody',
    'lookingUp currentUser done 1': 'the answer names a person',
    'signingOut signOut failed 1': 'the shop knows who it is'
  },
  actors: { identity: fromCallback(() => {}) },
  key: ({ user }: { user: unknown }) => user !== null
}
