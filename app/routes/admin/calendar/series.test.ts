import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openScreens, undoOf } from '#tests/support/screen'
import { eventForm } from '~/domain/calendar/calendar.form'
import { action as undoChange } from '~/routes/admin/history/changes'
import { action as edit, loader as editing } from './edit'
import { action as list, loader as listing } from './list'

const isNew = { id: 'ny' }
const evening = { title: 'Sangaften', event_type: 'singing_evening', is_visible: 'on' }
const weekly = { ...evening, date: '2026-12-04', repeat: 'weekly', repeat_until: '2026-12-18' }

databaseTest(
  'a series is added, shown first, changed and deleted as one, each with an undo',
  async ({ backend }) => {
    const screens = await openScreens(backend, eventForm)
    const added = (await screens.send(edit, weekly, isNew)).answer
    expect(added).toMatchObject({
      toast: { title: '3 arrangementer tilføjet', undo: { intent: 'undo' } },
      goTo: expect.stringMatching(/^\/admin\/kalender\?tilfoejet=[\w-]+$/),
    })
    const query = new URL(('goTo' in added && added.goTo) || '', backend.siteUrl).search
    const shown = await screens.load(listing, {}, query)
    expect(shown.counts).toEqual([3, 0, 0, 0])
    const [{ id = '' } = {}] = shown.items
    expect(await screens.load(editing, { id })).toMatchObject({ seriesCount: 3 })

    const changed = { ...evening, date: '2026-12-04', location: 'Ribe', revision: 1, scope: 'all' }
    const updated = (await screens.send(edit, changed, { id })).answer
    expect(updated).toMatchObject({
      toast: { title: '3 arrangementer opdateret', undoPath: '/admin/historik' },
    })
    const locations = async () => (await screens.load(listing)).items.map((row) => row.location)
    expect(await locations()).toEqual(['Ribe', 'Ribe', 'Ribe'])
    await screens.send(undoChange, undoOf(updated))
    expect(await locations()).toEqual([null, null, null])

    const remove = { intent: 'delete-series', id, scope: 'all' }
    const deleted = (await screens.send(list, remove)).answer
    expect(deleted).toMatchObject({ toast: { title: '3 arrangementer slettet' } })
    expect(await locations()).toEqual([])
    await screens.send(undoChange, undoOf(deleted))
    expect(await locations()).toHaveLength(3)
    const one = (await screens.send(list, { ...remove, scope: 'one' })).answer
    expect(one).toMatchObject({ toast: { title: 'Arrangement slettet' } })
    expect(await locations()).toHaveLength(2)
  },
)
