import type { Config } from './config.ts'

/**
 * Where the browser may go for signing in with Google. The popup is opened by a script of Google's, talks through a frame
 * of the project's own domain, and its outcome is exchanged for tokens at two addresses.
 */
function firebaseSources({ firebase }: Config): { script: string[]; frame: string[]; connect: string[] } {
  if (firebase === undefined) return { script: [], frame: [], connect: [] }
  const { authDomain, emulatorUrl } = firebase.web
  const script = ['https://apis.google.com']
  return emulatorUrl === undefined
    ? { script, frame: [`https://${authDomain}`], connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] }
    : { script, frame: [emulatorUrl], connect: [emulatorUrl] }
}

/** What a page may load and from where: this server, and no more of the world than the settings ask for. */
export function contentPolicy(config: Config) {
  const { script, frame, connect } = firebaseSources(config)
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...script],
      // The component library writes its styles into the page.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", ...connect],
      frameSrc: ["'self'", ...frame],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : undefined)
    }
  }
}
