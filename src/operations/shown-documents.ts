/** The documents of a matter that its owner is shown, newest first; the screen shows the last revision of each. */
export const shownDocumentsOf =
  'documents(order_by: [{ created_at: desc }, { id: desc }], limit: 200) { id name type media_type size created_at revision parent_document_id }'
