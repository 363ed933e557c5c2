ALTER TABLE "required_document_category_responses" ADD COLUMN "documents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "required_document_category_responses" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "published_reports" ADD COLUMN "kind" text GENERATED ALWAYS AS (document->>'kind') STORED;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "complete" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "complete_not_applicable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "unconfirmed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "documents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subsections" ADD COLUMN "items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counts that lists show stand beside the rows that they show, and triggers keep them. Whoever counts at the same time waits
-- for the row first, so that the count, which comes after, sees what the other one wrote.
CREATE FUNCTION "recount_items"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM FROM subsections s WHERE s.id = ANY(ids) ORDER BY s.id FOR NO KEY UPDATE;
  UPDATE subsections s SET items = n.items
  FROM subsections t CROSS JOIN LATERAL (
    SELECT count(*)::int AS items FROM compliance_strategy_items i WHERE i.subsection_id = t.id AND i.active
  ) n
  WHERE t.id = ANY(ids) AND s.id = t.id AND s.items <> n.items;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "recount_answers"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM FROM subsection_responses s WHERE s.id = ANY(ids) ORDER BY s.id FOR NO KEY UPDATE;
  UPDATE subsection_responses s
  SET complete = n.complete, complete_not_applicable = n.complete_not_applicable, unconfirmed = n.unconfirmed
  FROM subsection_responses t CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE c.is_complete)::int AS complete,
      count(*) FILTER (WHERE c.is_complete AND c.rating = 0)::int AS complete_not_applicable,
      count(*) FILTER (WHERE c.carried_from_year IS NOT NULL AND NOT c.confirmed_this_year)::int AS unconfirmed
    FROM csi_responses c WHERE c.subsection_response_id = t.id
  ) n
  WHERE t.id = ANY(ids) AND s.id = t.id AND (s.complete, s.complete_not_applicable, s.unconfirmed)
    <> (n.complete, n.complete_not_applicable, n.unconfirmed);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "recount_supporting_documents"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM FROM subsection_responses s WHERE s.id = ANY(ids) ORDER BY s.id FOR NO KEY UPDATE;
  UPDATE subsection_responses s SET documents = n.documents
  FROM subsection_responses t CROSS JOIN LATERAL (
    SELECT count(*)::int AS documents FROM supporting_documents d JOIN file_objects f ON f.id = d.file_id
    WHERE d.subsection_response_id = t.id AND f.deleted_at IS NULL
  ) n
  WHERE t.id = ANY(ids) AND s.id = t.id AND s.documents <> n.documents;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "recount_required_documents"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM FROM required_document_category_responses r WHERE r.id = ANY(ids) ORDER BY r.id FOR NO KEY UPDATE;
  UPDATE required_document_category_responses r SET documents = n.documents, received = n.received
  FROM required_document_category_responses t CROSS JOIN LATERAL (
    SELECT count(*)::int AS documents, count(*) FILTER (WHERE d.received)::int AS received
    FROM required_documents d WHERE d.category_response_id = t.id AND d.deleted_at IS NULL
  ) n
  WHERE t.id = ANY(ids) AND r.id = t.id AND (r.documents, r.received) <> (n.documents, n.received);
END
$$;
--> statement-breakpoint
SELECT recount_items(ARRAY(SELECT id FROM subsections)), recount_answers(ARRAY(SELECT id FROM subsection_responses)),
  recount_supporting_documents(ARRAY(SELECT id FROM subsection_responses)),
  recount_required_documents(ARRAY(SELECT id FROM required_document_category_responses));
--> statement-breakpoint
-- Answers and documents stay where they are, so a statement's rows after it, or before they went, name every place. Items
-- can move to another subsection: theirs are asked both ways.
CREATE FUNCTION "items_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_items(ARRAY(SELECT DISTINCT subsection_id FROM touched));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "answers_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_answers(ARRAY(SELECT DISTINCT subsection_response_id FROM touched));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- An answer is written again and again: a place is counted anew only where what is counted has changed.
CREATE FUNCTION "answers_written_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_answers(ARRAY(
    SELECT DISTINCT t.subsection_response_id FROM touched t JOIN before b ON b.id = t.id
    WHERE (t.is_complete, t.rating = 0, t.carried_from_year IS NULL, t.confirmed_this_year)
      IS DISTINCT FROM (b.is_complete, b.rating = 0, b.carried_from_year IS NULL, b.confirmed_this_year)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "supporting_documents_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_supporting_documents(ARRAY(SELECT DISTINCT subsection_response_id FROM touched));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "required_documents_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_required_documents(ARRAY(SELECT DISTINCT category_response_id FROM touched));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "file_deleted_or_restored"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_supporting_documents(
    ARRAY(SELECT DISTINCT subsection_response_id FROM supporting_documents WHERE file_id = NEW.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "items_added" AFTER INSERT ON "compliance_strategy_items"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "items_changed"();
--> statement-breakpoint
CREATE TRIGGER "items_changed" AFTER UPDATE ON "compliance_strategy_items"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "items_changed"();
--> statement-breakpoint
CREATE TRIGGER "items_left" AFTER UPDATE ON "compliance_strategy_items"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "items_changed"();
--> statement-breakpoint
CREATE TRIGGER "items_removed" AFTER DELETE ON "compliance_strategy_items"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "items_changed"();
--> statement-breakpoint
CREATE TRIGGER "answers_added" AFTER INSERT ON "csi_responses"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "answers_changed"();
--> statement-breakpoint
CREATE TRIGGER "answers_written_again" AFTER UPDATE ON "csi_responses"
  REFERENCING OLD TABLE AS before NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "answers_written_again"();
--> statement-breakpoint
CREATE TRIGGER "answers_removed" AFTER DELETE ON "csi_responses"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "answers_changed"();
--> statement-breakpoint
CREATE TRIGGER "supporting_documents_added" AFTER INSERT ON "supporting_documents"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "supporting_documents_changed"();
--> statement-breakpoint
CREATE TRIGGER "supporting_documents_removed" AFTER DELETE ON "supporting_documents"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "supporting_documents_changed"();
--> statement-breakpoint
CREATE TRIGGER "file_deleted_or_restored" AFTER UPDATE OF "deleted_at" ON "file_objects"
  FOR EACH ROW WHEN ((OLD."deleted_at" IS NULL) <> (NEW."deleted_at" IS NULL))
  EXECUTE FUNCTION "file_deleted_or_restored"();
--> statement-breakpoint
CREATE TRIGGER "required_documents_added" AFTER INSERT ON "required_documents"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "required_documents_changed"();
--> statement-breakpoint
CREATE TRIGGER "required_documents_changed" AFTER UPDATE ON "required_documents"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "required_documents_changed"();
--> statement-breakpoint
CREATE TRIGGER "required_documents_removed" AFTER DELETE ON "required_documents"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "required_documents_changed"();
