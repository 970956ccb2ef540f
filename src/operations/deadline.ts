/** What a client reads of a date of the docket. */
export const deadlineFields = `id kind number opens calendar_due lawful_due due grace_until from_event from_date amount unit law article
  source_kind is_read confidence moved_because is_move_unknown is_assumed is_by_letter done_at override_at`
