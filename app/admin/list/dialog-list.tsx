import type { ComponentProps, ReactNode } from 'react'
import { DeleteButton, EditButton } from '~/admin/rows/row-buttons'
import { pageEntries } from '~/admin/rows/row-menu'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import type { HistoryLinkProps } from '~/admin/screen/history-link'
import type { Listing } from '~/http/listing'
import { Button } from '~/ui/button'
import { OrderedList } from './ordered-list'
import { ResourceRow } from './resource-list'
import { useOpenedRow } from './use-opened-row'

interface DialogProps {
  title: string
  /** The row that the dialog edits. */
  subject: Required<HistoryLinkProps> | undefined
  onClose: () => void
}

interface DialogListProps<Row>
  extends Omit<ComponentProps<typeof AdminPage>, 'action' | 'children'> {
  noun: HistoryLinkProps['noun']
  copy: { add: string; edit: string; none: string; deleteQuestion: string }
  list: Listing<Row>
  nameOf: (row: Row) => string
  /** The row's title, and its name in the labels of its buttons, if these are other ones. */
  titleOf?: (row: Row) => string
  linkedName?: (row: Row) => string
  badges?: (row: Row) => ReactNode
  detail: (row: Row) => ReactNode
  isDimmed?: (row: Row) => boolean
  actions?: (row: Row, command: ReturnType<typeof useCommand>) => ReactNode
  /** The path of the public page that shows the row; undefined if none does. */
  pageOf: (row: Row) => string | undefined
  /** @param edited undefined for a new row */
  dialog: (edited: Row | undefined, props: DialogProps) => ReactNode
}

/** A screen whose rows are arranged, and are edited in a dialog. */
export function DialogList<Row extends { id: string }>({
  noun,
  copy,
  list,
  nameOf,
  titleOf = nameOf,
  linkedName = nameOf,
  badges,
  detail,
  isDimmed,
  actions,
  pageOf,
  dialog,
  ...screen
}: DialogListProps<Row>) {
  const command = useCommand()
  const [opened, setOpened] = useOpenedRow(list.items)
  const edited = opened === 'new' ? undefined : opened
  return (
    <AdminPage
      {...screen}
      action={
        <Button className="button-filled" onClick={() => setOpened('new')}>
          {copy.add}
        </Button>
      }
    >
      <OrderedList list={list} empty={copy.none} nameOf={nameOf}>
        {(row, movable) => {
          const name = linkedName(row)
          const edit = () => setOpened(row)
          const remove = () => command({ intent: 'delete', id: row.id })
          return (
            <ResourceRow
              movable={movable}
              title={titleOf(row)}
              opens={edit}
              badges={badges?.(row)}
              detail={detail(row)}
              dimmed={isDimmed?.(row)}
              actions={
                <>
                  {actions?.(row, command)}
                  <EditButton opens={edit} name={name} />
                  <DeleteButton name={name} copy={copy} onDelete={remove} />
                </>
              }
              menu={{ name, entries: pageEntries(pageOf(row)) }}
            />
          )
        }}
      </OrderedList>
      {opened &&
        dialog(edited, {
          title: edited ? copy.edit : copy.add,
          subject: edited && { noun, id: edited.id },
          onClose: () => setOpened(undefined),
        })}
    </AdminPage>
  )
}
