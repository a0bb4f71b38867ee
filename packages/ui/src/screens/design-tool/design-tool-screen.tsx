import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { EditorProvider } from '../../editor/index.ts'
import { DesignToolFailed, DesignToolLoading, benchHeight } from './waiting.tsx'
import { TeamProvider } from './team-context.ts'
import { Workbench } from './workbench.tsx'
import type { DesignToolProduct, DesignToolScreenProps } from './types.ts'

/** The colour of the product, as it looks. */
const swatchOf = ({ options }: DesignToolProduct, choices: DesignToolScreenProps['choices']) =>
  options.flatMap(({ id, values }) =>
    values.flatMap(({ value, swatch }) => (value === choices[id] ? (swatch ?? []) : []))
  )[0]

/** The design tool: the product in the middle, tools beside it, settings of what is chosen, and always the price and the cart. */
export function DesignToolScreen(props: DesignToolScreenProps) {
  const {
    product,
    editor,
    images,
    originals,
    keepImage,
    fontAddress,
    templates,
    choices,
    onAddImage,
    onAddText,
    isLoading = false,
    preview,
    failure,
    onRetry
  } = props
  const productColour = product && swatchOf(product, choices)
  const setting = useMemo(
    () =>
      editor
        ? { editor, images, originals, keepImage, fontAddress, templates, productColour, onAddImage, onAddText }
        : undefined,
    [editor, images, originals, keepImage, fontAddress, templates, productColour, onAddImage, onAddText]
  )
  const { team } = props
  const forTeam = useMemo(() => (product ? { ...team, areas: product.printAreas } : undefined), [team, product])
  if (failure && !product) return <DesignToolFailed failure={failure} onRetry={onRetry} />
  if (isLoading || !product || !setting) return <DesignToolLoading preview={preview} />
  return (
    <EditorProvider value={setting}>
      <chakra.div display="flex" flexDirection="column" height={benchHeight} minHeight={{ base: '32rem', lg: '36rem' }}>
        <TeamProvider value={forTeam}>
          <Workbench {...props} product={product} />
        </TeamProvider>
      </chakra.div>
    </EditorProvider>
  )
}
