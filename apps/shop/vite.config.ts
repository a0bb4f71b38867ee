import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds from one source: `dist/client` for the browser, `dist/server` for the first page. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2023',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry.server.tsx' : 'src/entry.client.tsx',
      onLog(level, log, handle) {
        // Libraries mark client components for frameworks that split by them; this build has no such split.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      }
    }
  },
  ssr: { noExternal: [/^@motif\//] }
}))
