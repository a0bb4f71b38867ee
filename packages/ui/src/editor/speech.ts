import { type Observable, createObservable } from '@motif/design'

interface SpeechOptions<Heard, Said> {
  /** Milliseconds a value must last to be said; 0 says it at once. */
  delayOf: (heard: Heard) => number
  /** What is said of a value, after what was said last. */
  say: (heard: Heard, last: Said | undefined) => Said | undefined
}

interface Speech<Heard, Said> extends Observable<Said | undefined> {
  /** A newer value replaces one that still waits. Returns a function that withdraws it. */
  hear: (heard: Heard) => () => void
}

/** Content of a live region whose source changes faster than it can be spoken. */
export function createSpeech<Heard, Said>({ delayOf, say }: SpeechOptions<Heard, Said>): Speech<Heard, Said> {
  const said = createObservable<Said | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  const speak = (heard: Heard) => said.set(say(heard, said.getSnapshot()))
  return {
    getSnapshot: said.getSnapshot,
    subscribe: said.subscribe,
    hear: (heard) => {
      clearTimeout(timer)
      const delay = delayOf(heard)
      if (delay === 0) speak(heard)
      else timer = setTimeout(speak, delay, heard)
      return () => clearTimeout(timer)
    }
  }
}
