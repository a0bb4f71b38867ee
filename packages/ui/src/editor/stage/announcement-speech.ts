import type { Announcement } from '@motif/design'
import { createSpeech } from '../speech.ts'

/** A guide that is only passed in a drag is not said. */
const snapMs = 200
/** Longer than the delay before a held key repeats. */
const repeatMs = 700

/** Changes that a held key repeats: only the last is said. */
const repeated = new Set<Announcement['what']>(['moved', 'resized', 'rotated', 'shaped', 'cropped'])

export const createAnnouncementSpeech = () =>
  createSpeech<Announcement | undefined, Announcement>({
    delayOf: (heard) =>
      heard?.what === 'snapped' ? snapMs : heard !== undefined && repeated.has(heard.what) ? repeatMs : 0,
    say: (heard) => heard
  })
