import { chakra } from '@chakra-ui/react'
import type { PrintArea } from '@motif/contract'
import { useRef } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { Stage } from '../../editor/index.ts'
import { AreaSwitcher } from './area-switcher.tsx'
import { Inspector } from './inspector.tsx'
import { ProductPanel } from './product-panel.tsx'
import { PurchaseBar } from './purchase-bar.tsx'
import { ToolBar } from './tool-bar.tsx'
import { TopBar } from './top-bar.tsx'
import type { DesignToolProduct, DesignToolScreenProps } from './types.ts'
import { Uploads } from './uploads.tsx'
import { useShortcuts } from './use-shortcuts.ts'

interface WorkbenchProps extends DesignToolScreenProps {
  product: DesignToolProduct
  area: PrintArea
}

/** The blank of an area in the chosen colour, or the nearest there is. */
function blankOf(product: DesignToolProduct, areaId: string, choices: Readonly<Record<string, string>>) {
  const blanks = product.blanks.filter(({ area }) => area === areaId)
  return (blanks.find(({ colour }) => Object.values(choices).includes(colour)) ?? blanks[0] ?? product.blanks[0])?.image
}

export function Workbench({ product, area, ...props }: WorkbenchProps) {
  const bench = useRef<HTMLDivElement>(null)
  useShortcuts(bench, props)
  const picture = blankOf(product, area.id, props.choices)
  const selected = props.nodes.find(({ node }) => node.id === props.selectedIds[0])
  const purchase = <PurchaseBar price={props.price} isAvailable={props.isAvailable ?? true} isAdding={props.isAdding ?? false} onAddToCart={props.onAddToCart} />
  return (
    <chakra.div ref={bench} display="flex" flexDirection="column" flex="1" minHeight={0}>
      <TopBar name={props.name} onRename={props.onRename} save={props.save} onSaveRetry={props.onSaveRetry} purchase={purchase} />
      <chakra.div
        flex="1"
        minHeight={0}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5.5rem minmax(0, 1fr) 21rem' }}
        gridTemplateRows={{ lg: 'minmax(0, 1fr)' }}
      >
        <chakra.div display={{ base: 'none', lg: 'block' }} borderInlineEndWidth="1px" overflowY="auto" padding={2}>
          <ToolBar layout="rail" {...props} />
        </chakra.div>
        <chakra.div position={{ base: selected ? 'sticky' : 'relative', lg: 'relative' }} insetBlockStart={0} zIndex={0} minHeight={0}>
          {picture ? <Stage {...props} productName={product.name} picture={picture} area={area} /> : null}
          <AreaSwitcher areas={product.printAreas} areaId={area.id} onAreaChange={props.onAreaChange} />
          <Uploads uploads={props.uploads} onRetry={props.onUploadRetry} onDismiss={props.onUploadDismiss} />
        </chakra.div>
        <chakra.div borderInlineStartWidth={{ lg: '1px' }} overflowY={{ lg: 'auto' }} minHeight={0}>
          {selected ? (
            <chakra.div display={{ base: 'none', lg: 'block' }}>
              <Inspector placed={selected} {...props} />
            </chakra.div>
          ) : null}
          <chakra.div display={selected ? { lg: 'none' } : 'block'}>
            <ProductPanel product={product} area={area} {...props} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <chakra.div position="sticky" insetBlockEnd={0} zIndex={1} bg="bg" borderBlockStartWidth="1px" display={{ lg: 'none' }} paddingBlockEnd="env(safe-area-inset-bottom)">
        {selected ? (
          <chakra.div maxHeight="40svh" overflowY="auto" borderBlockEndWidth="1px">
            <Inspector placed={selected} {...props} />
          </chakra.div>
        ) : null}
        <ToolBar layout="bar" {...props} />
        <chakra.div paddingInline={4} paddingBlockEnd={3} paddingBlockStart={1}>
          {purchase}
        </chakra.div>
      </chakra.div>
      <VisuallyHidden as="output">{props.announcement}</VisuallyHidden>
    </chakra.div>
  )
}
