import { createSpeech } from '../../editor/index.ts'
import type { SaveState } from './types.ts'

/** States longer than usual: a connection to Firestore is briefly behind with every change. */
const lastingMs = 1000

export const isTrouble = (save: SaveState) => save === 'offline' || save === 'undecided' || save === 'failed'

/** Problems, and once that they are over. Saving after each change is not said, nor the same problem again. */
function spokenSave(save: SaveState, last: SaveState | undefined): SaveState | undefined {
  if (isTrouble(save)) return save
  const wasTrouble = last !== undefined && isTrouble(last)
  if (save === 'unsaved' || save === 'saving') return wasTrouble ? last : undefined
  return wasTrouble || last === save ? save : undefined
}

export const createSaveSpeech = () => createSpeech({ delayOf: () => lastingMs, say: spokenSave })
