import type { DesignDocument, FontSet } from '@motif/design'
import { createRoot } from 'react-dom/client'
import { createEditor } from '../../../packages/flows/src/design-editor/index.ts'
import { EditorProvider, Stage } from '@motif/ui/editor'
import { type RouterLinkProps, UiProvider } from '@motif/ui/provider'
import '@motif/ui/system/base.css'
import shop from '../../../shop.config.ts'
import type { PrintArea } from '@motif/contract'

interface MotifScene {
  document: DesignDocument
  area: PrintArea
  fonts: FontSet
  blank: string
}

const Anchor = ({ children, ...rest }: RouterLinkProps) => <a {...rest}>{children}</a>

/** The shop's own stage as in the editor, with snapping, handles and a button per node. */
export function openMotif(container: HTMLDivElement, { document, area, fonts, blank }: MotifScene) {
  const editor = createEditor({ document, areas: [area] })
  editor.fonts.set(fonts)
  createRoot(container).render(
    <UiProvider facts={shop} accent={shop.accent} link={Anchor}>
      <EditorProvider
        value={{
          editor,
          images: (address) => address,
          originals: (address) => address,
          keepImage: async () => ({ kind: 'stopped' }),
          onAddImage: () => {},
          onAddText: () => {}
        }}
      >
        <Stage
          productName="Classic tee"
          area={area}
          picture={{ url: blank, widths: [960], width: 1280, height: 1600, alt: '', placeholder: '#e9e6e0' }}
          onShortcuts={() => {}}
        />
      </EditorProvider>
    </UiProvider>
  )
}
