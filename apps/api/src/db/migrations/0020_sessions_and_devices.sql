ALTER TABLE "refresh_families" ADD COLUMN "started_from" text;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "last_used_from" text;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD COLUMN "trusted_from" text;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD COLUMN "last_used_from" text;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD COLUMN "failed_sign_ins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD COLUMN "failures_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_id_unique" UNIQUE("id");