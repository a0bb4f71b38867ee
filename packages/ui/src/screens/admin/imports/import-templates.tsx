import { chakra } from '@chakra-ui/react'
import type { ImportTemplate } from '@motif/contract'
import { m } from '@motif/messages'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../../components/icon-button/index.ts'
import { PanelTitle } from '../panel-title.tsx'
import { focusButtonBeside } from '../focus-button-beside.ts'
import { ShopMoment } from '../shop-time.tsx'
import { Cell, Row, Table } from '../table.tsx'
import type { ImportSectionProps } from './types.ts'

const kinds = {
  products: () => m.admin_columns_of_products(),
  stock: () => m.admin_import_of_stock(),
  customers: () => m.admin_import_of_customers()
} as const satisfies Record<ImportTemplate['kind'], () => string>

/** Saved column mappings; hidden if there are none. */
export function ImportTemplates({
  importTemplates,
  onRemoveImportTemplate
}: Pick<ImportSectionProps, 'importTemplates' | 'onRemoveImportTemplate'>) {
  const list = useRef<HTMLTableSectionElement>(null)
  const remove = (template: ImportTemplate, at: number) => {
    focusButtonBeside(list.current, at)
    onRemoveImportTemplate(template)
  }
  if (!importTemplates || importTemplates.length === 0) return null
  return (
    <section aria-label={m.admin_columns_remembered()}>
      <PanelTitle as="h2">{m.admin_columns_remembered()}</PanelTitle>
      <Table aria-label={m.admin_columns_remembered()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_columns_name()}</th>
            <th scope="col">{m.admin_import_when()}</th>
            <th scope="col" data-figure="">
              {m.admin_columns_delete()}
            </th>
          </tr>
        </thead>
        <tbody ref={list}>
          {importTemplates.map((template, at) => (
            <Row key={template.id}>
              <Cell paddingBlock={2} lineHeight="snug" overflowWrap="anywhere">
                <chakra.span dir="auto" fontWeight="medium">
                  {template.name}
                </chakra.span>
                <chakra.div color="fg.muted">{kinds[template.kind]()}</chakra.div>
              </Cell>
              <Cell
                gridColumn={{ mdDown: '1' }}
                color="fg.muted"
                css={{ '&&:nth-of-type(even)': { textAlign: 'start' } }}
              >
                <ShopMoment at={template.createdAt} />
              </Cell>
              <Cell gridColumn={{ mdDown: '2' }} gridRow={{ mdDown: '1' }} data-figure="">
                <IconButton
                  label={m.admin_columns_forget({ name: template.name })}
                  onClick={() => remove(template, at)}
                  icon={<Trash2 aria-hidden />}
                />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
