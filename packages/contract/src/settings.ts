import type { TextPage } from './text-rules.ts'

/** The web half of a Firebase project, as its console shows it. */
export interface FirebaseWebSettings {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** Address of the Auth emulator, in tests. */
  emulatorUrl?: string
  /** Present where people's designs are kept at Cloud Firestore. */
  firestore?: {
    /** Host and port of an emulator, in tests. */
    emulatorHost?: string
  }
}

/** What the server tells every page of how this shop is set up. Nothing in it is secret. */
export interface PageSettings {
  /** Absent where people sign in with the shop's own tokens. */
  firebase?: FirebaseWebSettings
  /** Pages whose text the owner wrote; absent where all show what comes with the shop. */
  texts?: readonly TextPage[]
}
