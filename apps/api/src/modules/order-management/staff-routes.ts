import type { FastifyInstance } from 'fastify'
import { mustBeAllowed } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { editOrder, previewEdit, waiveEdit, withdrawEdit } from './edits/edit-order.ts'
import { editingOf } from './edits/view.ts'
import { addNote, changeNote, colleaguesOf, deleteNote } from './notes.ts'
import { mailsOfOrder, resendMail } from './resend-mail.ts'
import { everyOrder, moveOn } from './staff-orders.ts'
import { payBack } from './staff-refunds.ts'
import { correctShipment, shipOrder, voidShipment } from './staff-shipments.ts'
import { changeTags, changeTagsOfOrders, tagsInUse } from './tags.ts'
import { timelineOf } from './timeline.ts'

/** Routes of orders for staff. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform)
    .on('GET /api/v1/admin/orders', ({ query }) => everyOrder(platform, query))
    .on('PATCH /api/v1/admin/orders/{id}', ({ person, params, body }) => {
      // Cancelling refunds payments.
      if (body.status === 'cancelled') mustBeAllowed(person, 'orders.refund')
      return moveOn(platform, person.id, params.id, body)
    })
    .on('POST /api/v1/admin/orders/{id}/shipments', ({ person, params, headers, body }) =>
      shipOrder(platform, person.id, { orderId: params.id, key: headers['idempotency-key'], request: body })
    )
    .on('PATCH /api/v1/admin/orders/{id}/shipments/{shipmentId}', ({ person, params, body }) =>
      correctShipment(platform, person.id, { orderId: params.id, shipmentId: params.shipmentId, ...body })
    )
    .on('POST /api/v1/admin/orders/{id}/shipments/{shipmentId}/void', ({ person, params, body }) =>
      voidShipment(platform, person.id, { orderId: params.id, shipmentId: params.shipmentId, ...body })
    )
    .on('GET /api/v1/admin/orders/{id}/timeline', ({ person, params }) => timelineOf(platform, params.id, person))
    .on('GET /api/v1/admin/orders/{id}/mails', ({ params }) => mailsOfOrder(platform, params.id))
    .on('POST /api/v1/admin/orders/{id}/mails', ({ person, params, body }) =>
      resendMail(platform, person.id, { orderId: params.id, ...body })
    )
    .on('PATCH /api/v1/admin/orders/{id}/tags', ({ person, params, body }) =>
      changeTags(platform, person.id, { id: params.id, ...body })
    )
    .on('PATCH /api/v1/admin/order-tags', ({ person, body }) => changeTagsOfOrders(platform, person.id, body.orders))
    .on('GET /api/v1/admin/order-tags', () => tagsInUse(platform))
    .on('GET /api/v1/admin/colleagues', ({ person }) => colleaguesOf(platform, person.id))
    .on('POST /api/v1/admin/orders/{id}/notes', ({ person, params, body }) =>
      addNote(platform, person, { orderId: params.id, ...body })
    )
    .on('PATCH /api/v1/admin/orders/{id}/notes/{noteId}', ({ person, params, body }) =>
      changeNote(platform, person, { orderId: params.id, noteId: params.noteId, ...body })
    )
    .on('DELETE /api/v1/admin/orders/{id}/notes/{noteId}', ({ person, params }) =>
      deleteNote(platform, person, { orderId: params.id, noteId: params.noteId })
    )
    .on('GET /api/v1/admin/orders/{id}/edits', ({ params }) => editingOf(platform, params.id))
    .on('POST /api/v1/admin/orders/{id}/edits/preview', ({ params, body }) => previewEdit(platform, params.id, body))
    .on('POST /api/v1/admin/orders/{id}/edits', ({ person, params, headers, body }) =>
      editOrder(platform, person.id, { orderId: params.id, key: headers['idempotency-key'], request: body })
    )
    .on('POST /api/v1/admin/orders/{id}/edits/{editId}/withdraw', ({ person, params }) =>
      withdrawEdit(platform, person.id, { orderId: params.id, editId: params.editId })
    )
    .on('POST /api/v1/admin/orders/{id}/edits/{editId}/waive', ({ person, params, body }) =>
      waiveEdit(platform, person.id, { orderId: params.id, editId: params.editId, ...body })
    )
    .on('POST /api/v1/admin/orders/{id}/refunds', ({ person, params, headers, body }) =>
      payBack(platform, person.id, { orderId: params.id, key: headers['idempotency-key'], request: body })
    )
}
