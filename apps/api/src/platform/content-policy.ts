import type { PageDocument } from '@motif/contract/page-render'
import type { Config } from './config.ts'

interface Sources {
  script: string[]
  frame: string[]
  connect: string[]
}

const none: Sources = { script: [], frame: [], connect: [] }

/** Hosts of Firestore, where designs are stored. */
function firestoreSources({ firebase }: Config): Sources {
  const firestore = firebase?.web.firestore
  if (firestore === undefined) return none
  return {
    ...none,
    connect: [
      firestore.emulatorHost === undefined ? 'https://firestore.googleapis.com' : `http://${firestore.emulatorHost}`
    ]
  }
}

/**
 * Hosts the browser needs to sign in with Google: the popup's script, a frame of the project's own domain, and two endpoints that exchange the
 * result for tokens.
 */
function firebaseSources({ firebase }: Config): Sources {
  if (firebase === undefined) return none
  const { authDomain, emulatorUrl } = firebase.web
  const script = ['https://apis.google.com']
  return emulatorUrl === undefined
    ? {
        script,
        frame: [`https://${authDomain}`],
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
      }
    : { script, frame: [emulatorUrl], connect: [emulatorUrl] }
}

/** Hosts of Stripe: its script, the frames for card fields and bank checks, and its API. */
function stripeSources({ stripe }: Config): Sources {
  if (stripe === undefined) return none
  const script = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return { script, frame: [...script, 'https://hooks.stripe.com'], connect: ['https://api.stripe.com'] }
}

/** Directives for sources other than this server. An omitted directive falls back to `default-src`. */
const beyondSelf = (sources: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(sources)
      .filter(([, others]) => others.length > 0)
      .map(([directive, others]) => [directive, ["'self'", ...others]])
  )

/**
 * The Content-Security-Policy of a page: this server, plus the hosts that the settings require. Inline scripts and styles need their hash in
 * `page`.
 */
export function contentPolicy(config: Config, page?: PageDocument['hashes']) {
  const parts = [firebaseSources(config), firestoreSources(config), stripeSources(config)]
  const all = (kind: keyof Sources) => parts.flatMap((sources) => sources[kind])
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(page?.scripts ?? []), "'wasm-unsafe-eval'", ...all('script')],
      styleSrc: ["'self'", ...(page?.styles ?? [])],
      // Style attributes have no selectors, and `img-src` checks their addresses, so they cannot read or leak a page. The server's pages use them for
      // swatches; the frames of Stripe and Google sign-in do too.
      ...(page === undefined ? undefined : { styleSrcAttr: ["'unsafe-inline'"] }),
      imgSrc: ["'self'", 'data:', 'blob:'],
      ...beyondSelf({ connectSrc: all('connect'), frameSrc: all('frame') }),
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : undefined)
    }
  }
}
