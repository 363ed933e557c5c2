CREATE TABLE "audit_record_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"record_id" integer NOT NULL,
	"item_id" text
);
--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "no_document_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_record_files" ADD CONSTRAINT "audit_record_files_file_id_file_objects_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_record_files" ADD CONSTRAINT "audit_record_files_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_record_files_record_index" ON "audit_record_files" USING btree ("record_id");