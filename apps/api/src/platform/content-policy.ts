import type { PageDocument } from '@motif/contract/page-render'
import type { Config } from './config.ts'

interface Sources {
  script: string[]
  frame: string[]
  connect: string[]
}

const none: Sources = { script: [], frame: [], connect: [] }

/** Where people's designs are kept. */
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
 * Where the browser may go for signing in with Google. The popup is opened by a script of Google's, talks through a frame
 * of the project's own domain, and its outcome is exchanged for tokens at two addresses.
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

/** Stripe's script draws card fields in frames of its own and asks its own server; the bank's check comes in a frame too. */
function stripeSources({ stripe }: Config): Sources {
  if (stripe === undefined) return none
  const script = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return { script, frame: [...script, 'https://hooks.stripe.com'], connect: ['https://api.stripe.com'] }
}

/** Directives for sources beside this server; a directive that is left out is `default-src`. */
const beyondSelf = (sources: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(sources)
      .filter(([, others]) => others.length > 0)
      .map(([directive, others]) => [directive, ["'self'", ...others]])
  )

/**
 * What a page may load and from where: this server, and no more of the world than the settings ask for. Scripts
 * and style elements that stand in a page count where their hashes are named; other answers have none.
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
      // Attributes have neither selectors nor addresses that `img-src` would not refuse: they can't read a page or tell of it.
      // The server's pages have them (colours of swatches), and so have the frames of Stripe and of Google's sign-in.
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
