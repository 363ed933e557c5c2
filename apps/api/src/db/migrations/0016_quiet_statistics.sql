-- Whenever a table is vacuumed or analyzed, every connection plans each statement on it anew, all in the same moment. These
-- tables are in most statements and written all day; the server sees to statistics when they have grown.
ALTER TABLE "users" SET (autovacuum_analyze_threshold = 10000, autovacuum_vacuum_threshold = 10000);
--> statement-breakpoint
ALTER TABLE "user_roles" SET (autovacuum_analyze_threshold = 10000);
--> statement-breakpoint
ALTER TABLE "questionnaire_responses" SET (autovacuum_analyze_threshold = 10000, autovacuum_vacuum_threshold = 10000);
--> statement-breakpoint
ALTER TABLE "subsection_responses" SET (autovacuum_analyze_threshold = 10000, autovacuum_vacuum_threshold = 10000);
--> statement-breakpoint
ALTER TABLE "csi_responses" SET (autovacuum_analyze_threshold = 10000, autovacuum_vacuum_threshold = 10000);
--> statement-breakpoint
ALTER TABLE "notices" SET (autovacuum_analyze_threshold = 10000, autovacuum_vacuum_threshold = 10000);
--> statement-breakpoint
ALTER TABLE "file_objects" SET (autovacuum_analyze_threshold = 10000);
--> statement-breakpoint
ALTER TABLE "supporting_documents" SET (autovacuum_analyze_threshold = 10000);
