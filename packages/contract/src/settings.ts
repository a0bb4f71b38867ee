import type { TextPage } from './text-rules.ts'

/** The web settings of a Firebase project, from its console. */
export interface FirebaseWebSettings {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** Auth emulator URL, for tests. */
  emulatorUrl?: string
  /** Set if designs are stored in Cloud Firestore. */
  firestore?: {
    /** Host and port of an emulator, for tests. */
    emulatorHost?: string
  }
}

/** Public settings of the shop for every page. */
export interface PageSettings {
  /** Absent if people sign in with the shop's own tokens. */
  firebase?: FirebaseWebSettings
  /** Pages with a text of the owner; absent if there are none. */
  texts?: readonly TextPage[]
}
