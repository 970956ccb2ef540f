/** A relation of the data API: from a table to one row ('object') or many ('array') of another, by column pairs. */
export interface Relation {
  table: string
  name: string
  kind: 'object' | 'array'
  target: string
  on: [local: string, remote: string][]
}

const one = (table: string, name: string, target: string, local: string, remote = 'id'): Relation => ({
  table,
  name,
  kind: 'object',
  target,
  on: [[local, remote]],
})
const many = (table: string, name: string, target: string, remote: string, local = 'id'): Relation => ({
  table,
  name,
  kind: 'array',
  target,
  on: [[local, remote]],
})

/** Every relation, once. Names are the spec's where it names them. */
export const relations: Relation[] = [
  one('entity', 'address', 'address', 'address_id'),
  one('user', 'profile', 'user_profile', 'id', 'user_id'),
  one('user', 'assigned_admin', 'user', 'assigned_admin_id'),
  many('user', 'registration_requests', 'registration_request', 'user_id'),
  many('user', 'trademarks', 'trademark', 'user_id'),
  one('user_profile', 'user', 'user', 'user_id'),
  one('user_profile', 'billing_entity', 'entity', 'billing_entity_id'),
  one('user_profile', 'registration_entity', 'entity', 'registration_entity_id'),
  one('notification', 'from_user', 'user', 'from_user_id'),
  one('brand', 'user', 'user', 'user_id'),
  many('brand', 'registration_requests', 'registration_request', 'brand_id'),
  many('brand', 'trademarks', 'trademark', 'brand_id'),

  one('registration_request', 'user', 'user', 'user_id'),
  one('registration_request', 'assigned_admin', 'user', 'assigned_admin_id'),
  one('registration_request', 'billing_entity', 'entity', 'billing_entity_id'),
  one('registration_request', 'brand', 'brand', 'brand_id'),
  one('registration_request', 'product', 'product', 'product_id'),
  one('registration_request', 'application', 'application', 'id', 'registration_request_id'),
  many('registration_request', 'verification_results', 'verification_result', 'registration_request_id'),
  many('registration_request', 'tracking_actions', 'registration_request_tracking', 'registration_request_id'),
  many('registration_request', 'trademarks', 'trademark', 'registration_request_id'),
  many('registration_request', 'notes', 'note', 'note_hub_id', 'note_hub_id'),
  many('registration_request', 'documents', 'document', 'document_hub_id', 'document_hub_id'),
  one('registration_request_tracking', 'registration_request', 'registration_request', 'registration_request_id'),
  one('registration_request_tracking', 'user', 'user', 'user_id'),

  one('verification_result', 'registration_request', 'registration_request', 'registration_request_id'),
  one('verification_result', 'updated_by_user', 'user', 'updated_by_user_id'),
  many('verification_result', 'similar_trademarks', 'similar_trademark', 'verification_result_id'),
  one('similar_trademark', 'verification_result', 'verification_result', 'verification_result_id'),

  one('application', 'registration_request', 'registration_request', 'registration_request_id'),
  one('application', 'registration_entity', 'entity', 'registration_entity_id'),
  one('application', 'mailing_address', 'address', 'mailing_address_id'),
  one('application', 'domicile_address', 'address', 'domicile_address_id'),
  many('application', 'application_jurisdictions', 'application_jurisdiction', 'application_id'),
  many('application', 'comments', 'thread_comment', 'thread_id', 'thread_id'),
  one('application_jurisdiction', 'application', 'application', 'application_id'),
  one('thread_comment', 'application', 'application', 'application_id'),
  one('thread_comment', 'user', 'user', 'user_id'),

  one('product', 'registration_request', 'registration_request', 'registration_request_id'),
  many('product', 'events', 'product_event', 'product_id'),
  many('product', 'invoices', 'invoice', 'product_id'),
  many('product', 'payment_attempts', 'payment_attempt', 'product_id'),
  one('product_event', 'product', 'product', 'product_id'),
  one('invoice', 'product', 'product', 'product_id'),
  one('invoice', 'billing_entity', 'entity', 'billing_entity_id'),
  many('invoice', 'documents', 'document', 'document_hub_id', 'id'),
  one('payment_attempt', 'product', 'product', 'product_id'),

  one('trademark', 'user', 'user', 'user_id'),
  one('trademark', 'assigned_admin', 'user', 'assigned_admin_id'),
  one('trademark', 'brand', 'brand', 'brand_id'),
  one('trademark', 'owner_entity', 'entity', 'owner_entity_id'),
  one('trademark', 'representative_entity', 'entity', 'representative_entity_id'),
  one('trademark', 'trademark_request', 'trademark_request', 'trademark_request_id'),
  one('trademark', 'registration_request', 'registration_request', 'registration_request_id'),
  many('trademark', 'tracking_actions', 'trademark_tracking', 'trademark_id'),
  many('trademark', 'changes', 'trademark_change', 'trademark_id'),
  many('trademark', 'documents', 'document', 'document_hub_id', 'document_hub_id'),
  many('trademark', 'notes', 'note', 'note_hub_id', 'note_hub_id'),
  one('trademark_tracking', 'trademark', 'trademark', 'trademark_id'),
  one('trademark_tracking', 'user', 'user', 'user_id'),
  one('trademark_change', 'trademark', 'trademark', 'trademark_id'),
  one('trademark_change', 'user', 'user', 'user_id'),
  one('trademark_request', 'user', 'user', 'user_id'),
  many('trademark_request', 'trademarks', 'trademark', 'trademark_request_id'),

  one('document', 'created_by_user', 'user', 'created_by_user_id'),
  one('document', 'document_folder', 'document_folder', 'document_folder_id'),
  one('note', 'created_by_user', 'user', 'created_by'),
]
